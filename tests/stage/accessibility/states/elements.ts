import { getShell } from '@oms/shell';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countLater, passTime, stopClock } from '../../support/clock';
import { type Stage, stage } from '../../support/stage';
import { press, type State, seen, type Words } from '../state';

const BELL = ['Notifications', '消息通知'] as const;
const ALL = '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu><oms-feedback></oms-feedback>';
const NARROW = { width: 390, height: 844 };
const TREE = { portal: true };

const tab =
  (en: string, zh: string): NonNullable<State['reach']> =>
  async (_, t) => {
    await press(t(...BELL));
    await page.getByRole('tab', { name: t(en, zh) }).click();
    await seen(page.getByRole('tabpanel'));
  };

/** A page with a field, whose session ends while a password may be typed on it. */
const LAPSED = {
  options: {
    markup: `${ALL}<input aria-label="Note">`,
    services: { userCentre: location.origin },
    config: { getToken: null },
  },
};

const ORDERS = 'GET /api/v1/Order/find';

/** A call of the host, by which the page learns of its session. */
const askOrders = () =>
  void getShell()
    .request.get('/api/v1/Order/find')
    .catch(() => {});

async function endSession({ services }: Stage, t: Words): Promise<void> {
  services.endSession();
  askOrders();
  await seen(page.getByRole('dialog', { name: t('Your session has ended', '登录已失效') }));
}

/** The states of the elements, each once. */
export const ELEMENT_STATES: readonly State[] = [
  { name: 'the bar with an icon column', options: { markup: ALL }, again: true },
  { name: 'the bar with a tree', options: { markup: ALL, ...TREE }, again: true },
  { name: 'the bar in a narrow window', options: { markup: ALL, ...NARROW } },
  {
    name: 'the bar of nobody',
    setUp: stage,
    options: { services: { signedOut: true } },
    reach: (_, t) => seen(page.getByRole('button', { name: t('Sign in', '登录') })),
  },
  {
    name: 'the bar out of reach of its services',
    setUp: stage,
    options: { before: ({ fail }) => fail('*', 'network') },
    reach: (_, t) => seen(page.getByRole('button', { name: t('Try again', '重试') })),
  },
  {
    name: 'the drawer',
    options: { ...NARROW },
    async reach(_, t) {
      await press(t('Menu', '菜单'));
      await seen(page.getByRole('dialog', { name: t('Main menu', '主菜单') }));
    },
  },
  {
    name: 'a flyout of the icon column',
    again: true,
    async reach(_, t) {
      await page
        .getByRole('navigation', { name: t('Main menu', '主菜单') })
        .getByRole('button', { name: t('Orders', '订单') })
        .click();
      await seen(page.getByRole('link', { name: t('B2C orders', 'B2C 订单') }));
    },
  },
  {
    name: 'favourites that are edited',
    options: TREE,
    async reach(_, t) {
      const menu = page.getByRole('navigation', { name: t('Main menu', '主菜单') });
      await menu
        .getByRole('button', { name: t('Favourites', '我的收藏') })
        .first()
        .click();
      await menu.getByRole('button', { name: t('Edit', '编辑') }).click();
      await seen(menu.getByRole('button', { name: t('Done', '完成') }));
    },
  },
  { name: 'the announcements of the bell', reach: tab('Announcements', '公告') },
  { name: 'the reminders of the bell', reach: tab('Reminders', '提醒'), again: true },
  { name: 'the private messages of the bell', reach: tab('Private messages', '私信') },
  {
    name: 'the bell without anything',
    options: { services: { notices: [], announcements: [], tasks: [], reports: [] } },
    reach: tab('Reminders', '提醒'),
  },
  {
    name: 'the bell whose lists fail',
    async reach(made, t) {
      for (const path of ['BizNotify/recent', 'TaskCenter/findList'])
        made.services.fail(`GET /api/v1/${path}`);
      await press(t(...BELL));
      await seen(page.getByRole('button', { name: t('Try again', '重试') }));
    },
  },
  {
    name: 'a notice',
    async reach(_, t) {
      await press(t(...BELL));
      await page
        .getByRole('button', { name: /SKU A-100/ })
        .first()
        .click();
      await seen(page.getByRole('dialog', { name: /SKU A-100/ }));
    },
  },
  {
    name: 'an announcement',
    again: true,
    async reach(_, t) {
      void getShell().showAnnouncement('80002');
      await seen(page.getByRole('dialog', { name: t('Rates of December', '十二月费率') }));
    },
  },
  {
    name: 'a task',
    async reach(_, t) {
      void getShell().showTask('9000');
      await seen(page.getByRole('dialog').getByText(t('Export of orders', '订单导出')));
    },
  },
  {
    name: 'the search before anything is typed',
    async reach(_, t) {
      await page.getByRole('combobox', { name: t('Search', '搜索') }).click();
      await seen(
        page.getByText(
          t('Search by number, SKU, title or menu name', '输入单号、SKU、标题或菜单名称进行搜索'),
        ),
      );
    },
  },
  {
    name: 'what the search has found',
    again: true,
    async reach(_, t) {
      await page.getByRole('combobox', { name: t('Search', '搜索') }).fill('A-100');
      await seen(page.getByRole('option', { name: /SO2611264732/ }));
    },
  },
  {
    name: 'a search without a result',
    async reach(_, t) {
      await page.getByRole('combobox', { name: t('Search', '搜索') }).fill('zzzz');
      await seen(page.getByText(t('Nothing found for zzzz', '没有找到 zzzz')));
    },
  },
  {
    name: 'the organisations',
    again: true,
    async reach(_, t) {
      await page.getByRole('button', { name: t('Switch organisation', '切换组织') }).click();
      await seen(page.getByRole('option', { name: t('Northwind Supply', '北风供应链') }));
    },
  },
  {
    name: 'the account menu',
    async reach(_, t) {
      await press(t('Account', '账号'));
      await seen(page.getByRole('menu'));
    },
  },
  {
    name: 'the languages',
    async reach(_, t) {
      await press(t('Language', '语言'));
      await seen(page.getByRole('menu'));
    },
  },
  {
    name: 'the feedback dialog with what is wrong in it',
    options: { markup: ALL },
    again: true,
    async reach(_, t) {
      await press(t('Feedback', '反馈'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('Send', '提交') })
        .click();
      await seen(page.getByText(t('This information cannot be blank, please fill in', '请填写问题描述')));
    },
  },
  {
    name: 'the quick-start guide',
    again: true,
    async reach(_, t) {
      void getShell().openGuide();
      await seen(
        page.getByRole('dialog', { name: t('Three steps to your first order', '三步接通第一票订单') }),
      );
    },
  },
  {
    name: 'a toast of success, and one of an error',
    again: true,
    async reach() {
      void getShell().notify({ tone: 'success', title: 'Saved', duration: 0 });
      void getShell().notify({ tone: 'error', title: 'Not saved', text: 'The service is out of order' });
      await seen(page.getByText('Not saved'));
    },
  },
  {
    name: 'a question',
    async reach() {
      void getShell().confirm({
        title: 'Delete it?',
        text: 'It cannot be brought back.',
        danger: true,
        confirmText: 'Delete',
      });
      await seen(page.getByRole('alertdialog', { name: 'Delete it?' }));
    },
  },
  {
    name: 'a tooltip',
    async reach(_, t) {
      // To the button before it, which a menu gives the focus back to.
      await press(t('Language', '语言'));
      await userEvent.keyboard('{Escape}');
      await userEvent.tab();
      await seen(page.getByRole('tooltip'));
    },
  },
  {
    name: 'a session that has ended, and a wrong password',
    ...LAPSED,
    again: true,
    async reach(made, t) {
      await endSession(made, t);
      const password = page.getByRole('textbox', { name: t('Password', '密码'), exact: true });
      await password.fill('wrong');
      await press(t('Sign in', '登录'));
      await expect.element(password).toBeInvalid();
    },
  },
  {
    name: 'a session that goes on by a second step',
    options: {
      ...LAPSED.options,
      services: { ...LAPSED.options.services, login: { next: { methods: ['totp', 'recovery'] } } },
    },
    async reach(made, t) {
      await endSession(made, t);
      await page.getByRole('textbox', { name: t('Password', '密码'), exact: true }).fill('correct horse');
      await press(t('Sign in', '登录'));
      await seen(page.getByRole('heading', { level: 2, name: t('Two-step sign-in', '两步验证') }));
    },
  },
  {
    name: 'a session that a service does not accept',
    ...LAPSED,
    again: true,
    async reach({ services }, t) {
      services.fail(ORDERS, 401);
      askOrders();
      await seen(
        page.getByText(t('did not accept your session from this network', '不接受来自当前网络的登录状态')),
      );
    },
  },
  {
    name: 'the bar of a session that is over',
    options: { config: { getToken: null }, services: { userCentre: location.origin } },
    again: true,
    async reach({ services }, t) {
      services.signOut();
      askOrders();
      const reason = page.getByRole('button', { name: t('has run out', '登录已过期') });
      await seen(reason);
      await reason.click();
      await seen(page.getByRole('dialog', { name: t('Your session has ended', '登录已失效') }));
    },
  },
  {
    name: 'the bar of a session that a service does not accept after a new sign-in',
    options: {
      ...LAPSED.options,
      services: { ...LAPSED.options.services, user: { password: 'right' } },
      before: ({ fail }) => fail(ORDERS, 401),
    },
    again: true,
    async reach(_, t) {
      askOrders();
      await page.getByRole('textbox', { name: t('Password', '密码'), exact: true }).fill('right');
      await press(t('Sign in', '登录'));
      const named = page.getByRole('banner').getByRole('button', { name: t('does not accept', '不接受您') });
      await named.click();
      await seen(page.getByRole('button', { name: t('Use another account', '换个账号登录') }));
    },
  },
  {
    name: 'the strip about another organisation',
    again: true,
    async reach(_, t) {
      const tabs = new BroadcastChannel('oms.shell');
      const user = getShell().user?.id;
      tabs.postMessage({ type: 'organisation', userId: user, id: '1', name: 'Northwind', code: 'NWS' });
      tabs.close();
      await seen(page.getByRole('button', { name: t('Switch here too', '同步切换') }));
    },
  },
  {
    name: 'the panel for bug reports',
    again: true,
    options: {
      markup: `<meta name="oms-bug-report" content="${location.origin}/bug-report-form">${ALL}`,
      config: { bugReportUserId: 'oms' },
      before: stopClock,
    },
    async reach(_, t) {
      const trigger = page.getByRole('button', { name: t('Report a bug', '报告缺陷') });
      await passTime(5_000);
      await expect.poll(() => countLater(trigger)).toBe(1);
      // Axe needs the browser's own clock.
      vi.useRealTimers();
      await trigger.click();
      await seen(page.getByRole('dialog', { name: t('Report a bug', '报告缺陷') }));
    },
  },
  {
    name: 'the account of somebody whom the user acts as',
    again: true,
    options: { services: { user: { actor: { id: 's1', name: 'Super' } } } },
    async reach(_, t) {
      await press(t('Account', '账号'));
      await seen(page.getByRole('menuitem', { name: t('Back to your own account', '返回自己的账号') }));
    },
  },
];
