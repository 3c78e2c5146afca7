import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';
import { pressedWorld as world } from '../../tools/pressed-world';
import { replacedPages } from '../../tools/replaced-natives';

const stage = hostStages();
const ELEMENTS =
  '<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu><oms-feedback></oms-feedback>';

/**
 * What a page has beside its content: nodes of the shell, its attributes and sheets, and listeners that hear of the
 * page's events.
 */
async function inventory() {
  const { page } = stage();
  const client = await page.context().newCDPSession(page);
  const listeners: string[] = [];
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await client.send('Runtime.evaluate', { expression });
    const found = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    for (const { type } of found.listeners) listeners.push(`${expression}: ${type}`);
  }
  await client.detach();
  const parts = await page.evaluate(() => {
    const all = (what: string) => Array.prototype.slice.call(document.querySelectorAll<HTMLElement>(what));
    const textOf = (node: HTMLElement) => node.outerHTML;
    const { title, documentElement: root, adoptedStyleSheets: sheets } = document;
    const own = 'oms-topnav, oms-sidemenu, oms-feedback';
    const heights: number[] = all(own).map((element) => element.offsetHeight);
    const nodes: string[] = all(`head > *, body > :not(${own}), iframe`).map(textOf);
    return { title, nodes, heights, style: root.style.cssText, sheets: sheets.length };
  });
  return { ...parts, listeners: listeners.sort() };
}

const bell = () => stage().page.getByRole('button', { name: 'Notifications' }).first();
const shown = async () => {
  await bell().waitFor();
  await stage().page.getByRole('button', { name: 'Feedback' }).waitFor();
};

it('a page is after destroy() as it was before, whatever was used', async () => {
  const { page } = stage();
  await stage().open({ markup: '<main>Page</main>', world });
  // The records of errors and refused addresses are those of the page, and so is what fetches their explanation:
  // `doctor()` has them without a shell, too.
  const records = ['document: oms-error', 'document: securitypolicyviolation'];
  const before = { ...(await inventory()), listeners: records.flatMap((one) => [one, one]) };
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '${ELEMENTS}')`);
  await shown();
  await bell().click();
  await page.getByRole('tablist', { name: 'Notification types' }).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate("OmsShell.notify({ title: 'Saved' })");
  expect((await inventory()).heights).toEqual([56, expect.any(Number), expect.any(Number)]);
  await page.evaluate('OmsShell.destroy()');
  await expect.poll(inventory).toEqual({ ...before, heights: [0, 0, 0] });
});

describe.each([
  ['as browsers make it', ''],
  ['with natives of its own', replacedPages[0]!.head],
])('a page %s', (_, head) => {
  it('has the shell again by the next call, in the elements that are there', async () => {
    const { page } = stage();
    await stage().open({ head, markup: ELEMENTS, world });
    await shown();
    await page.evaluate('OmsShell.destroy()');
    await expect.poll(() => bell().count()).toBe(0);
    await page.evaluate('OmsShell.ready()');
    await shown();
    expect((await inventory()).heights).toEqual([56, expect.any(Number), expect.any(Number)]);
    expect(stage().unhandled).toEqual([]);
  });

  it('has the shell again by the next element', async () => {
    const { page } = stage();
    await stage().open({ head, markup: ELEMENTS, world });
    await shown();
    await page.evaluate('OmsShell.destroy()');
    await expect.poll(() => bell().count()).toBe(0);
    await page.evaluate(`
      for (const one of [...document.querySelectorAll('oms-topnav')]) one.parentNode.removeChild(one);
      document.body.insertBefore(document.createElement('oms-topnav'), document.body.firstChild);
    `);
    await shown();
    expect(stage().unhandled).toEqual([]);
  });
});
