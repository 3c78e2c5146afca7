import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';
import { pressedWorld as world } from '../../tools/pressed-world';
import { replacedPages } from '../../tools/replaced-natives';

const stage = hostStages();
const { head: old } = replacedPages[0]!;
const ELEMENTS = '<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>';

const open = (head = old, markup = ELEMENTS) => stage().open({ head, markup, world });
const bell = () => stage().page.getByRole('button', { name: 'Notifications' }).first();
const alive = async () => {
  await expect.poll(() => bell().textContent(), { timeout: 20_000 }).toContain('5');
  await bell().click();
  await stage().page.getByRole('tablist', { name: 'Notification types' }).waitFor();
  await stage().page.keyboard.press('Escape');
  await stage().page.getByRole('link', { name: 'Returns' }).waitFor();
};
const run = <T>(code: string): Promise<T> => stage().page.evaluate(code);
const errors = () => run<{ message: string }[]>('OmsShell.doctor().errors');

describe('a page that takes the frame away', () => {
  it.each([
    ['by removing frames', "document.querySelector('iframe').remove()"],
    [
      'by rewriting its root',
      'document.documentElement.innerHTML = String(document.documentElement.innerHTML)',
    ],
    [
      'by replacing its root',
      `var root = document.createElement('html');
       root.innerHTML = '<head></head><body>${ELEMENTS}</body>';
       document.replaceChild(root, document.documentElement)`,
    ],
    [
      'by moving its root',
      'var root = document.documentElement; document.removeChild(root); document.appendChild(root)',
    ],
    [
      'by writing a new document',
      `document.open(); document.write('<!doctype html><title>New</title>${ELEMENTS}'); document.close()`,
    ],
  ])('has the shell again: %s', async (_, code) => {
    await open();
    await alive();
    // The timer comes after the one in which the loader sees it.
    await run(`window.kept = OmsShell; ${code}; new Promise(function (resolve) { setTimeout(resolve); })`);
    await expect.poll(() => stage().page.locator('iframe').count()).toBe(1);
    await alive();
    expect(await run('kept === OmsShell && kept.user.name')).toBe('User');
    expect(await errors()).toEqual([]);
    expect(stage().unhandled).toEqual([]);
  });

  it('gets an answer to what it has asked, and goes on asking', async () => {
    await stage().page.route('**/api/v1/Slow**', () => {});
    await open();
    await alive();
    const reason = await run(`new Promise(function (resolve) {
      OmsShell.request.get('/api/v1/Slow').then(resolve, function (error) { resolve([error instanceof Error, error.kind].join()); });
      document.querySelector('iframe').remove();
    })`);
    expect(reason).toBe('true,aborted');
    expect(
      await run("OmsShell.request.get('/api/v1/Order/find').then(function (reply) { return reply.code; })"),
    ).toBe(200);
  });

  it('has the shell again also where it has ended one and begun another', async () => {
    await open();
    await alive();
    await run('OmsShell.destroy(); OmsShell.ready().then(function () { return 0; })');
    await alive();
    await run("document.querySelector('iframe').remove()");
    await alive();
  });

  it('keeps what the elements were given', async () => {
    await open(old, '<oms-topnav></oms-topnav><oms-sidemenu mode="tree" theme="dark"></oms-sidemenu>');
    await alive();
    await run("document.querySelector('oms-topnav').features = 'notices user'; 0");
    await stage().page.getByRole('combobox', { name: 'Search', exact: true }).waitFor({ state: 'detached' });
    await run("document.querySelector('iframe').remove()");
    await alive();
    expect(await stage().page.getByRole('combobox', { name: 'Search', exact: true }).count()).toBe(0);
    expect(await run("document.querySelector('oms-sidemenu').theme")).toBe('dark');
  });
});

describe('elements of a page with a frame', () => {
  it('may be made, moved and removed by the page at any time', async () => {
    await open(old, '');
    await run(`var bar = document.createElement('oms-topnav'); document.body.appendChild(bar);
      var menu = document.createElement('oms-sidemenu'); menu.setAttribute('mode', 'tree'); document.body.appendChild(menu); 0`);
    await alive();
    await run(`var place = document.createElement('div'); document.body.appendChild(place); place.appendChild(bar);
      menu.parentNode.removeChild(menu); place.appendChild(menu); 0`);
    await alive();
    expect(
      await run("document.querySelector('oms-topnav').ready.then(function () { return 'ready'; })"),
    ).toBe('ready');
  });
});

describe('a page with a policy', () => {
  const NONCE = 'bm9uY2U';
  const withPolicy = async (policy: string) => {
    const { page, server } = stage();
    await page.route(`${server.origin}/page`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('<script', `<script nonce="${NONCE}"`);
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await open();
  };

  it.each([
    [
      'that is strict',
      `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; connect-src 'self'; img-src 'self'`,
    ],
    [
      'with strict-dynamic',
      `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; connect-src 'self'`,
    ],
    [
      'with Trusted Types',
      `script-src 'self' 'nonce-${NONCE}'; require-trusted-types-for 'script'; trusted-types oms-shell`,
    ],
  ])('%s', async (_, policy) => {
    await withPolicy(policy);
    await alive();
    await run("document.querySelector('iframe').parentNode.removeChild(document.querySelector('iframe')); 0");
    await alive();
    expect(await run('OmsShell.doctor().policyRefusals')).toEqual([]);
  });
});

describe('where a page cannot reach into a frame', () => {
  it('runs in the page, and says what is wrong there', async () => {
    const { page, server } = stage();
    await page.route(`${server.origin}/page`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-scripts' };
      await route.fulfill({ response, headers });
    });
    await open('<script>Date.parse = function () { return null; };</script>', ELEMENTS);
    await expect
      .poll(() => run("typeof customElements.get('oms-topnav')"), { timeout: 20_000 })
      .toBe('function');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await run('OmsShell.doctor().replacedNatives')).toEqual(['Date.parse']);
  });
});

describe('a script of a realm that is refused once', () => {
  it('is invisible', async () => {
    stage().server.fail(/\/realm-/, 1);
    await open();
    await alive();
    expect(await errors()).toEqual([]);
  });
});
