import { defaultWorld, type FakeServices, type RemindersFixture } from '@oms/shell/testing';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countLater, stopClock } from '../../support/clock';
import { consolePage } from '../console-page';
import { press, type State, seen, type Words } from '../state';

const USER = 'GET /api/v1/My/getUserInfo';
const main = page.getByRole('main');
const heading = (name: string) => seen(page.getByRole('heading', { level: 1, name }));

/** One template, one rule that tells two channels, and two events that have happened. */
const reminders: RemindersFixture = {
  ...defaultWorld.reminders,
  templates: [
    { id: '1', name: 'Cancelled orders', titleZh: '订单取消', titleEn: 'Order is off', shared: true },
  ],
  rules: [{ id: '1', name: 'Tell the owner', level: '300', channels: ['inbox', 'email', 'dingtalkbot'] }],
  events: [{ documentNo: 'SO1001', level: '300' }, { documentNo: 'SO1002' }],
};

function holdStart({ hold }: FakeServices): void {
  stopClock();
  hold(USER);
}

/** Leads a start that takes long to its countdown, or to what comes later; there the page stays. */
async function wait(t: Words, end = page.getByRole('timer')): Promise<void> {
  await seen(page.getByText(t('System is loading, please wait', '系统加载中，请稍候')));
  await expect.poll(() => countLater(end)).toBe(1);
  // axe waits by the clock of the page.
  vi.useRealTimers();
}

/** The console's pages beside those of one's account, and what stands in the place of a page. */
export const CONSOLE_STATES: readonly State[] = [
  consolePage('the main panel', '/home', {
    again: true,
    async reach(_, t) {
      await seen(main.getByRole('region', { name: t('Orders today', '今日订单') }).getByRole('listitem'));
      await seen(main.getByRole('link', { name: t('B2C orders', 'B2C 订单') }));
    },
  }),
  consolePage('a main panel without its figures', '/home', {
    before: ({ fail }) => fail('GET /api/v1/Dashboard/summary'),
    reach: (_, t) => seen(main.getByRole('button', { name: t('Try again', '重试') })),
  }),
  consolePage('the main panel of a newcomer', '/home', {
    again: true,
    services: { dashboard: { guide: { channels: 0, rules: 0 } }, notices: [], announcements: [] },
    reach: (_, t) => seen(main.getByRole('region', { name: t('Getting started', '开始使用') })),
  }),
  consolePage('the list of announcements', '/home/announce/list', {
    reach: (_, t) => seen(main.getByText(t('Rates of December', '十二月费率'))),
  }),
  consolePage('the page of an announcement', '/home/announce/detail?id=80002', {
    again: true,
    reach: (_, t) => heading(t('Rates of December', '十二月费率')),
  }),
  consolePage('an announcement that was deleted', '/home/announce/detail?id=1', {
    reach: (_, t) => seen(main.getByText(t('This announcement no longer exists', '公告已不存在'))),
  }),
  consolePage('the list of messages, one of them chosen', '/home/notice/list', {
    again: true,
    async reach() {
      const boxes = main.getByRole('list').getByRole('checkbox');
      await boxes.first().click();
      await expect.element(boxes.first()).toBeChecked();
    },
  }),
  consolePage('a list of messages that finds nothing', '/home/notice/list?text=zzz', {
    reach: (_, t) => seen(main.getByText(t('No matching notifications', '没有符合条件的消息'))),
  }),
  consolePage('the list of templates', '/home/notice/template', {
    services: { reminders },
    reach: () => seen(main.getByRole('link', { name: 'Cancelled orders' })),
  }),
  consolePage('a new template, and the placeholders of its title', '/home/notice/template/update/add', {
    again: true,
    services: { reminders },
    async reach(_, t) {
      await press(t('Save', '保存'));
      await expect.element(page.getByRole('textbox', { name: t('Template name', '模板名称') })).toBeInvalid();
      await page
        .getByRole('textbox', { name: t('Title', '标题') })
        .first()
        .click();
      await userEvent.keyboard('{{');
      await seen(page.getByRole('listbox').getByRole('option'));
    },
  }),
  consolePage('a template of all organisations', '/home/notice/template/update/edit?id=1', {
    services: { reminders },
    reach: (_, t) =>
      seen(
        main.getByText(
          t(
            'This one holds for all organisations, and only the platform changes it.',
            '该内容对所有组织生效，仅平台可修改',
          ),
        ),
      ),
  }),
  consolePage('the list of rules', '/home/notice/rules', {
    again: true,
    services: { reminders },
    reach: () => seen(main.getByRole('link', { name: 'Tell the owner' })),
  }),
  consolePage('a new rule with what is missing', '/home/notice/rules/update/add', {
    again: true,
    services: { reminders },
    async reach(_, t) {
      await page.getByRole('checkbox', { name: t('Designated person', '指定人员') }).click();
      await press(t('Save', '保存'));
      await expect.element(page.getByRole('textbox', { name: t('Rule name', '规则名称') })).toBeInvalid();
    },
  }),
  consolePage('the test of a rule', '/home/notice/rules/test?id=1', {
    services: { reminders },
    async reach(_, t) {
      await press(t('Test rule', '测试规则'));
      await seen(main.getByRole('region', { name: t('What would have been sent', '测试结果') }));
    },
  }),
  consolePage('a page that the user may not open', '/home/notice/rules', {
    services: { user: { role: 'CLMEM' } },
    reach: (_, t) =>
      seen(main.getByText(t('You have no permission to open this page', '您没有权限访问此页面'))),
  }),
  consolePage('a page that nobody knows', '/home/nonsense', {
    reach: (_, t) =>
      seen(main.getByText(t('Sorry, an error occurred while loading the page', '抱歉，页面加载出错了'))),
  }),
  consolePage('a page of the menu that is not there', '/home/b2corder', {
    reach: (_, t) => seen(main.getByText(t('This page is not open in this version', '当前版本未开放此页面'))),
  }),
  consolePage('a user who cannot be had', '/home', {
    before: ({ fail }) => fail(USER),
    reach: (_, t) => heading(t('Your account could not be loaded', '用户信息加载失败')),
  }),
  consolePage('a page of somebody who is signed out', '/home', {
    services: { signedOut: true },
    reach: (_, t) => heading(t('You are signed out', '您已退出登录')),
  }),
  consolePage('a start that counts down', '/home', {
    again: true,
    before: holdStart,
    reach: (_, t) => wait(t),
  }),
  consolePage('a start that takes longer than usual', '/home', {
    before: holdStart,
    reach: (_, t) =>
      wait(
        t,
        page.getByRole('heading', { level: 1, name: t('This takes longer than usual', '加载时间比平时长') }),
      ),
  }),
  consolePage('services out of reach', '/home/profile', {
    again: true,
    async reach({ services }, t) {
      await heading(t('My profile', '个人资料'));
      services.fail('*', 'network');
      await page.getByRole('combobox', { name: t('Search', '搜索') }).fill('A-100');
      await seen(page.getByText(t('Out of reach at the moment', '暂时')));
    },
  }),
];
