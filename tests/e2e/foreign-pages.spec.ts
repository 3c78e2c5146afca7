import {
  chooseLanguage,
  expectSignedIn,
  hosts,
  isBackend,
  keepToasts,
  listenForComplaints,
} from './support/demo';
import { holdBack } from './support/hold-back';
import { answeredPages } from './support/old-page';
import { portBase } from './support/start-demo';
import { withoutCode } from './support/taken-over';
import { type BrowserContext, expect, type Page, test } from './support/test';

/** Pages as hosts write them, under billing's origin: what the README says is all that they have of the shell. */
test.use(answeredPages);

const cdn = `http://localhost:${portBase + 4}`;
const TAGS = `<script src="${cdn}/oms-shell.js" async></script>
  <link rel="stylesheet" href="${cdn}/oms-shell.css">`;
const ELEMENTS = `<oms-topnav></oms-topnav>
  <div class="page"><oms-sidemenu></oms-sidemenu><main><h1>Stock</h1></main></div>
  <oms-feedback></oms-feedback>`;

interface Foreign {
  head?: string;
  body?: string;
  doctype?: string;
}

async function open(
  context: BrowserContext,
  { head = TAGS, body = ELEMENTS, doctype = '<!doctype html>' }: Foreign,
): Promise<Page> {
  const page = await context.newPage();
  const html = `${doctype}<html><head><title>Stock</title>${head}</head><body>${body}</body></html>`;
  await page.route(`${hosts.billing}/foreign`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${hosts.billing}/foreign`);
  return page;
}

test.beforeEach(async ({ context, sharedWorld }) => {
  await chooseLanguage(context, 'en');
  await sharedWorld.signIn(context);
});

const errorsOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { errors } = await (
      window as unknown as { OmsShell: { doctor(): { errors: { message: string }[] } } }
    ).OmsShell.doctor();
    return errors.map(({ message }) => message).join('\n');
  });

/** Waits until the code of an element has rendered it, if only to show nothing. */
const hasRendered = (page: Page, tag: string): Promise<void> =>
  page.evaluate(async (name) => {
    await customElements.whenDefined(name);
    await document.querySelector<HTMLElement & { ready: Promise<void> }>(name)?.ready;
  }, tag);

const PAGES: Record<string, Foreign> = {
  'of an empty document': {},
  'in quirks mode': { doctype: '' },
  'with a base elsewhere that opens new tabs': {
    head: `<base href="https://elsewhere.invalid/deep/" target="_blank">${TAGS}`,
  },
  'with rules for everything': {
    head: `<style>
      * { margin: 0; border: 0; font: italic 22px/3 serif; text-transform: uppercase; letter-spacing: 3px; display: block; white-space: pre; }
      html { font-size: 10px; }
      button, a, svg, span { display: none !important; }
    </style>${TAGS}`,
  },
  'whose libraries extend the built-in prototypes': {
    head: `<script>
      Array.prototype.each = Object.prototype.extend = String.prototype.strip = Function.prototype.curry = function () {};
      for (const name of ['hide', 'show', 'toggle', 'update', 'visible', 'getElement', 'set', 'get', 'empty'])
        Element.prototype[name] = function () {};
      Array.from = (item) => (item == null ? [] : typeof item.length === 'number' ? [].slice.call(item) : [item]);
    </script>${TAGS}`,
  },
};

for (const [kind, foreign] of Object.entries(PAGES)) {
  test(`the shell works on a page ${kind}`, async ({ context }) => {
    const page = await open(context, foreign);
    const complaints = listenForComplaints(page);
    await expectSignedIn(page);
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.keyboard.press('Escape');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Orders' }).click();
    await menu.getByRole('link').first().click();
    // In this tab, whatever the page's own links do.
    await expect(page).toHaveURL(/\/home\//);
    expect(context.pages()).toHaveLength(1);
    expect(complaints.list).toEqual([]);
  });
}

test('a host that takes elements away, moves them and rewrites its page finds them alive', async ({
  context,
}) => {
  const page = await open(context, {});
  const complaints = listenForComplaints(page);
  await expectSignedIn(page);
  await page.evaluate(() => {
    const bar = document.querySelector('oms-topnav')!;
    const menu = document.querySelector('oms-sidemenu')!;
    bar.remove();
    document.body.append(menu);
    document.body.prepend(bar);
    document.querySelector('.page')!.prepend(menu);
    bar.innerHTML = '<b slot="start">Depot</b>';
    const { body } = document;
    body.innerHTML = String(body.innerHTML);
  });
  await expectSignedIn(page);
  await expect(page.getByText('Depot')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(complaints.list).toEqual([]);
});

test('two of an element share one truth', async ({ context }) => {
  const body = '<oms-notice-center></oms-notice-center><oms-notice-center></oms-notice-center>';
  const page = await open(context, { body });
  const bells = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(bells).toHaveCount(2);
  await expect(bells.first()).toHaveAccessibleDescription(/unread/);
  // Read together: another test may send a message.
  await expect
    .poll(() => bells.evaluateAll((all) => new Set(all.map((bell) => bell.textContent)).size))
    .toBe(1);
});

test('elements and properties that are there before the script count', async ({ context }) => {
  const page = await open(context, { head: '', body: '<div class="page"></div>' });
  await page.evaluate(() => {
    const bar = Object.assign(document.createElement('oms-topnav'), { features: 'search user' });
    document.body.prepend(bar);
  });
  await page.addScriptTag({ url: `${cdn}/oms-shell.js` });
  await expectSignedIn(page);
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toHaveCount(0);
});

test('another version of the script is ignored, with a word to the developer', async ({
  context,
  request,
}) => {
  const page = await open(context, {});
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await expectSignedIn(page);
  const version = await page.evaluate(
    () => (window as unknown as { OmsShell: { version: string } }).OmsShell.version,
  );
  const text = await (await request.get(`${cdn}/oms-shell.all.js`)).text();
  await page.route('**/other/oms-shell.all.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: text.replaceAll(version, '99.0.0') }),
  );
  await page.addScriptTag({ url: `${hosts.billing}/other/oms-shell.all.js` });
  await expectSignedIn(page);
  await expect.poll(() => said.join('\n')).toContain('version 99.0.0');
  const duplicates = await page.evaluate(
    () =>
      (window as unknown as { OmsShell: { doctor(): { duplicates: unknown } } }).OmsShell.doctor().duplicates,
  );
  expect(duplicates).toEqual([{ tag: 'oms-shell.js', kept: version, refused: '99.0.0' }]);
});

test('what is wrong in attributes and configuration is named, and the rest stands', async ({ context }) => {
  const page = await open(context, {
    head: `${TAGS.replace('async', 'async data-theme="pink" data-request-timeout="never" data-boss="ftp://x"')}
      <script type="application/json" data-oms-config>{ "hosts": "x", "colour": "red" }</script>`,
    body: `<oms-topnav features="search user notices lamp" logo-src="javascript:alert(1)" logo-href="javascript:alert(1)"></oms-topnav>
      <oms-sidemenu mode="bush" module="nowhere"></oms-sidemenu>
      <oms-notice-center tab="9" placement="middle"></oms-notice-center>`,
  });
  await expectSignedIn(page);
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first()).toBeVisible();
  for (const word of [
    'theme: "pink"',
    'requestTimeout: "never"',
    'hosts.boss: "ftp://x"',
    'hosts: "x"',
    'unknown option "colour"',
    'features: "lamp"',
    'logoSrc: "javascript:',
    'logoHref: "javascript:',
    'mode: "bush"',
    'module: "nowhere"',
    'tab: "9"',
    'placement: "middle"',
  ])
    await expect.poll(() => errorsOf(page)).toContain(word);
});

test('a block that is no JSON is told of once', async ({ context }) => {
  await context.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('oms-error', (event) => told.push((event as CustomEvent).detail.code));
  });
  const page = await open(context, {
    head: `${TAGS}<script type="application/json" data-oms-config>{ no }</script>`,
  });
  await expectSignedIn(page);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['config-json']);
});

test('a message that makes no sense is refused, and the next one is shown', async ({ context }) => {
  await keepToasts(context);
  const page = await open(context, {});
  await expectSignedIn(page);
  const tried = await page.evaluate(async () => {
    const { OmsShell } = window as unknown as {
      OmsShell: Record<'notify' | 'showTask', (given?: unknown) => Promise<unknown>>;
    };
    const errors = await Promise.allSettled([
      OmsShell.notify(),
      OmsShell.notify('hello'),
      OmsShell.showTask(),
    ]);
    await OmsShell.notify({
      title: 'Odd',
      tone: 'pink',
      duration: 'long',
      link: { text: 'x', url: 'javascript:1' },
    });
    await OmsShell.notify({ title: 'Plain' });
    return errors.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'));
  });
  expect(tried).toEqual(['argument', 'argument', 'argument']);
  await expect(page.getByText('Odd', { exact: true })).toBeVisible();
  await expect(page.getByText('Plain', { exact: true })).toBeVisible();
  expect(await errorsOf(page)).toContain('tone: "pink"');
});

test('a page that hides an element hides what is open of it', async ({ context }) => {
  const page = await open(context, {
    body: '<oms-notice-center></oms-notice-center><div><oms-sidemenu mode="flyout"></oms-sidemenu></div>',
  });
  const hide = (name: string) => page.addStyleTag({ content: `${name} { visibility: hidden }` });
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await hide('oms-notice-center');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await page.locator('oms-sidemenu').getByRole('button', { name: 'Orders' }).click();
  const entry = page.locator('oms-sidemenu').getByRole('link', { name: 'Returns' });
  await expect(entry).toBeVisible();
  await hide('div');
  await expect(entry).toBeHidden();
});

test('doctor() knows what went wrong before the core came', async ({ context }) => {
  const block = '<script type="application/json" data-oms-config>{ oops }</script>';
  const page = await open(context, { head: `${block}${TAGS}` });
  await expectSignedIn(page);
  expect(await errorsOf(page)).toContain('data-oms-config block is not JSON');
});

test('a page that has destroyed the shell shows nothing of it, and starts again with the next element', async ({
  context,
}) => {
  const page = await open(context, {});
  await expectSignedIn(page);
  await page.evaluate(() => (window as unknown as { OmsShell: { destroy(): void } }).OmsShell.destroy());
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => document.body.append(document.createElement('oms-feedback')));
  await expectSignedIn(page);
  // It hears of the other tabs again.
  const other = await open(context, {});
  await expectSignedIn(other);
  await other.evaluate(() =>
    (window as unknown as { OmsShell: { setLang(lang: string): Promise<void> } }).OmsShell.setLang('zh-CN'),
  );
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeVisible();
});

test('a page that destroys the shell before it is there has none, until the next element', async ({
  context,
}) => {
  const early = `<script>window.OmsShell ||= { queue: [] }; OmsShell.queue.push(['destroy'])</script>`;
  const page = await open(context, { body: `${ELEMENTS}${early}` });
  for (const tag of ['oms-topnav', 'oms-sidemenu', 'oms-feedback']) await hasRendered(page, tag);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => document.body.append(document.createElement('oms-org-switcher')));
  await expectSignedIn(page);
});

test('an element that comes after such a call has its shell at once', async ({ context }) => {
  const early = `<script>window.OmsShell ||= { queue: [] };
    addEventListener('load', () => {
      OmsShell.destroy();
      document.body.append(document.createElement('oms-org-switcher'));
    });
  </script>`;
  const release = await holdBack(context, /\/parts\//);
  const page = await open(context, { body: `${ELEMENTS}${early}` });
  await page.waitForFunction(() => document.querySelector('oms-org-switcher') !== null);
  release();
  await expectSignedIn(page);
});

test('an element whose code comes only after the page has destroyed the shell waits for the next one', async ({
  context,
}) => {
  const release = await holdBack(context, /\/parts\/feedback-/);
  const page = await open(context, {});
  await expectSignedIn(page);
  await page.evaluate(() => (window as unknown as { OmsShell: { destroy(): void } }).OmsShell.destroy());
  await expect(page.getByRole('button')).toHaveCount(0);
  release();
  await hasRendered(page, 'oms-feedback');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => document.body.append(document.createElement('oms-org-switcher')));
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible();
});

test('a picture that no element has taken over yet goes when the page destroys the shell', async ({
  context,
}) => {
  const page = await open(context, {});
  await expectSignedIn(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oms.picture'))).not.toBeNull();
  // The elements wait for what their first view shows.
  const release = await holdBack(context, isBackend);
  withoutCode.add(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForFunction(() => customElements.get('oms-topnav') && customElements.get('oms-sidemenu'));
  await page.evaluate(() => window.OmsShell.destroy());
  await expect(page.getByRole('button')).toHaveCount(0);
  await hasRendered(page, 'oms-topnav');
  await hasRendered(page, 'oms-sidemenu');
  await expect(page.getByRole('button')).toHaveCount(0);
  release();
  withoutCode.delete(page);
  await page.evaluate(() => document.body.append(document.createElement('oms-org-switcher')));
  await expectSignedIn(page);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
