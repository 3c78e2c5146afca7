import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';
import { replacedPages } from '../../tools/replaced-natives';

const stage = hostStages();
const ELEMENTS = '<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>';
const QUEUE = `<script>
  var OmsShell = { queue: [
    ['menu.add', { id: 'claims', under: '10', title: { en: 'Claims', 'zh-CN': '理赔' }, url: '/claims', order: -1 }],
    ['badge', 'claims', 120],
    ['account.add', { id: 'printer', title: 'Choose a printer', onSelect: function () { window.chosen = true; } }]
  ] };
</script>`;

const run = <T>(code: string): Promise<T> => stage().page.evaluate(code);
const claims = () => stage().page.getByRole('link', { name: /^Claims/ });
const errors = () => run<{ message: string }[]>('OmsShell.doctor().errors');

describe('what a page has added before the code has come', () => {
  it('is in the menu of a first visit before the code of the elements is there', async () => {
    const { page } = stage();
    await page.route('**/parts/shell-*', () => {});
    await stage().open({ head: QUEUE, markup: ELEMENTS });
    await claims().waitFor();
    expect(await claims().textContent()).toBe('Claims99+');
    expect(await claims().getAttribute('href')).toBe(`${stage().server.origin}/claims`);
    expect(await page.locator('oms-sidemenu:defined').count()).toBe(0);
  });

  it('is there, and what is added later', async () => {
    const { page } = stage();
    await stage().open({ head: QUEUE, markup: ELEMENTS });
    await run('OmsShell.ready()');
    await claims().waitFor();
    await run("OmsShell.menu.add({ id: 'loans', title: 'Loans', url: '/loans', under: '10' })");
    await page.getByRole('link', { name: 'Loans' }).waitFor();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Choose a printer' }).click();
    expect(await run('window.chosen')).toBe(true);
    expect(await errors()).toEqual([]);
  });

  it('is there on a page with natives of its own, and again once the page has removed the frame of the shell', async () => {
    const { page } = stage();
    await stage().open({ head: replacedPages[0]!.head + QUEUE, markup: ELEMENTS });
    await run("OmsShell.ready().then(function () { OmsShell.badge('claims', 7); })");
    await page.getByRole('link', { name: 'Claims 7' }).waitFor();
    await run("document.querySelector('iframe').remove()");
    await expect.poll(() => page.locator('iframe').count()).toBe(1);
    await page.getByRole('link', { name: 'Claims 7' }).waitFor();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Choose a printer' }).click();
    expect(await run('window.chosen')).toBe(true);
    await run("OmsShell.menu.remove('claims')");
    await claims().waitFor({ state: 'detached' });
    expect(await errors()).toEqual([]);
  });
});
