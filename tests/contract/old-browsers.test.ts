import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';

const stage = hostStages();

const gone = (code: string) => `<script>${code}</script>`;

/** Browsers without one of the features that the elements need. The proof of hosts has pages that put a polyfill in its place. */
const browsers: readonly [lacks: string, name: string, head: string][] = [
  [
    'no popover',
    'without popovers',
    gone('delete HTMLElement.prototype.popover; delete HTMLElement.prototype.showPopover'),
  ],
  [
    'no light-dark()',
    'without light-dark()',
    gone(`const { supports } = CSS;
      CSS.supports = (...of) => !of.join().includes('light-dark') && supports.apply(CSS, of)`),
  ],
  [
    'no adoptedStyleSheets',
    'without adopted sheets',
    gone('delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets'),
  ],
];

const all = '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu><oms-feedback></oms-feedback>';
const links = () =>
  stage()
    .page.getByRole('navigation', { name: 'OMS' })
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.textContent, (link as HTMLAnchorElement).href]));
const errors = () =>
  stage().page.evaluate(
    () => (window as unknown as { OmsShell: { doctor(): { errors: object[] } } }).OmsShell.doctor().errors,
  );

describe('a browser', () => {
  it.each(browsers)(
    '(%s) %s gets a bar with links and one sentence, and its report says why',
    async (lacks, _, head) => {
      await stage().open({ head, markup: all });
      const { page, server } = stage();
      await page.getByText('This browser cannot show the menu').waitFor();
      expect(await links()).toEqual([
        ['Main panel', `${server.origin}/home`],
        ['Notifications', `${server.origin}/home/notice/list`],
        ['My profile', `${server.origin}/home/profile`],
      ]);
      expect(await page.getByRole('navigation').count()).toBe(1);
      expect(await errors()).toEqual([
        {
          code: 'browser',
          message: expect.stringContaining(`${lacks}: `),
          source: 'oms-shell.js',
        },
      ]);
      // Nothing else is fetched.
      expect(server.asked.filter((path) => path.includes('/parts/')).length).toBe(1);
      expect(stage().unhandled).toEqual([]);
    },
  );
});

describe('the bar of links', () => {
  const [[, , noPopover]] = browsers as [[string, string, string]];

  it('is in the language of the page, and has what the host has put into the element', async () => {
    await stage().open({
      head: noPopover,
      markup: `<script type="application/json" data-oms-config>{"lang":"zh-CN"}</script>
        <oms-topnav><b slot="end">Theirs</b><i>Unnamed</i></oms-topnav>`,
    });
    const { page } = stage();
    await page.getByText('当前浏览器').waitFor();
    expect(await page.locator('nav').getAttribute('lang')).toBe('zh-CN');
    expect((await links()).map(([name]) => name)).toEqual(['主面板', '消息通知', '个人资料']);
    expect(await page.getByText('Theirs').isVisible()).toBe(true);
    expect(await page.getByText('Unnamed').isVisible()).toBe(false);
  });

  it('stands in the place of a side menu without a top bar; a bell is the link to its page', async () => {
    await stage().open({
      head: noPopover,
      markup: '<oms-sidemenu></oms-sidemenu><p><oms-notice-center></oms-notice-center></p>',
    });
    const { page } = stage();
    await page.locator('oms-sidemenu nav').waitFor();
    expect(await page.locator('oms-notice-center').getByRole('link').allTextContents()).toEqual([
      'Notifications',
    ]);
  });

  it('has no links where the configuration names no console, or none that can be followed', async () => {
    await stage().open({
      head: noPopover,
      markup: `<script type="application/json" data-oms-config>{"hosts":{"console":"javascript:alert(1)"}}</script>
        <oms-topnav></oms-topnav>
        <script>document.querySelector('script[data-console]').removeAttribute('data-console')</script>`,
    });
    await stage().page.getByText('This browser cannot show the menu').waitFor();
    expect(await links()).toEqual([]);
  });

  it('is drawn under a strict policy', async () => {
    await stage().open({
      head: `<meta http-equiv="Content-Security-Policy" content="style-src 'none'; require-trusted-types-for 'script'">${noPopover}`,
      markup: '<oms-topnav></oms-topnav>',
    });
    const bar = stage().page.getByRole('navigation', { name: 'OMS' });
    await bar.waitFor();
    expect(await bar.evaluate((nav) => getComputedStyle(nav).display)).toBe('flex');
  });
});
