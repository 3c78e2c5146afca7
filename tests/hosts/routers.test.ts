import { describe, expect, it } from 'vitest';
import { hostStages } from '../support/host-stage';
import { bundledRouters } from './routers/bundle';
import { swappingLibraries } from './routers/pages';
import { entry, expectAt, openHost, type RouterName } from './routers/stage';
import { pressedWorld } from './support/host-world';

const stage = hostStages();
const routers: RouterName[] = [...bundledRouters, ...swappingLibraries];
/** Hosts whose page says by a call that it has unsaved work; on the others a hook says it while a component is shown. */
const saysOnce: RouterName[] = ['Vue Router', ...swappingLibraries];
/** Whether a load of another page would be asked about. */
const HELD = "!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))";
/** Goes back, and ends with the second move: the one of Back, and the one by which a router takes it back. */
const goBackAndForth = `new Promise((resolve) => {
  addEventListener('popstate', () => addEventListener('popstate', resolve, { once: true }), { once: true });
  history.back();
})`;
const question = () => stage().page.getByRole('alertdialog', { name: 'Leave this page?' });

describe.each(routers)('%s as docs/routers.md has it', (router) => {
  it('makes the moves of the shell: entries, hits, notices, toasts', async () => {
    const { page, unhandled } = stage();
    await openHost(stage(), router);
    await entry(page, 'Returns').click();
    await expectAt(page, 'Returns');

    const search = page.getByRole('combobox', { name: 'Search' }).first();
    await search.fill('Order list');
    await page.getByRole('option', { name: /Order list/ }).waitFor();
    await search.press('Enter');
    await expectAt(page, 'Orders');

    await page.evaluate("OmsShell.notify({ title: 'Done', link: { text: 'See it', url: '/returns' } })");
    await page.getByRole('link', { name: 'See it' }).click();
    await expectAt(page, 'Returns');
    await entry(page, 'Order list').click();
    await expectAt(page, 'Orders');

    await page.getByRole('button', { name: 'Notifications' }).first().click();
    await page.getByText('A return came in').first().click();
    await page.getByRole('link', { name: 'Go to the page' }).click();
    await expectAt(page, 'Returns');

    const beside = page.context().waitForEvent('page');
    await entry(page, 'Order list').click({ modifiers: ['ControlOrMeta'] });
    await (await beside).close();
    await expectAt(page, 'Returns');
    expect(unhandled).toEqual([]);
  });

  it("marks the page that the host's own links, Back and Forward lead to", async () => {
    const { page } = stage();
    await openHost(stage(), router);
    await page.getByRole('link', { name: 'Own link' }).click();
    await expectAt(page, 'Returns');
    await page.goBack();
    await expectAt(page, 'Orders');
    await page.goForward();
    await expectAt(page, 'Returns');
  });

  it('asks once about unsaved work', async () => {
    const { page } = stage();
    await openHost(stage(), router);
    await page.getByRole('checkbox', { name: 'Unsaved' }).check();
    await page.evaluate('window.told');
    await entry(page, 'Returns').click();
    await question().getByRole('button', { name: 'Cancel' }).click();
    await question().waitFor({ state: 'detached' });
    await expectAt(page, 'Orders');
    await entry(page, 'Returns').click();
    await question().getByRole('button', { name: 'Leave' }).click();
    await expectAt(page, 'Returns');
    expect(await question().count()).toBe(0);
  });

  it.runIf(router !== 'htmx')('asks about unsaved work before a move of its own', async () => {
    const { page } = stage();
    await openHost(stage(), router);
    await page.getByRole('checkbox', { name: 'Unsaved' }).check();
    await page.evaluate('window.told');
    if (swappingLibraries.some((name) => name === router)) {
      // The click ends with the dialog.
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss();
        return dialog.type();
      });
      await page.getByRole('link', { name: 'Own link' }).click();
      expect(await asked).toBe('beforeunload');
    } else {
      await page.getByRole('link', { name: 'Own link' }).click();
      await question().getByRole('button', { name: 'Cancel' }).click();
      await question().waitFor({ state: 'detached' });
    }
    await expectAt(page, 'Orders');
  });

  it.runIf(saysOnce.includes(router))(
    'holds the page no more once what was unsaved is left, and asks about the next',
    async () => {
      const { page } = stage();
      await openHost(stage(), router);
      await page.getByRole('checkbox', { name: 'Unsaved' }).check();
      await page.evaluate('window.told');
      await entry(page, 'Returns').click();
      await question().getByRole('button', { name: 'Leave' }).click();
      await expectAt(page, 'Returns');
      expect(await page.evaluate('OmsShell.mayLeave()')).toBe(true);
      expect(await page.evaluate(HELD)).toBe(false);
      // What was told before is over: else the allowed move would count for this, too.
      await page.evaluate('OmsShell.unsaved(true)');
      expect(await page.evaluate(HELD)).toBe(true);
    },
  );
});

it('with React Router, Back while the question is open is the move that the answer is for', async () => {
  const { page, unhandled } = stage();
  await openHost(stage(), 'React Router');
  await page.getByRole('link', { name: 'Own link' }).click();
  await expectAt(page, 'Returns');
  await page.getByRole('checkbox', { name: 'Unsaved' }).check();
  await page.getByRole('link', { name: 'Own link' }).click();
  await question().waitFor();
  // Back is over once the router has seen it, and has taken it back until the answer.
  await page.evaluate(goBackAndForth);
  await question().getByRole('button', { name: 'Leave' }).click();
  await expectAt(page, 'Orders');
  expect(unhandled).toEqual([]);
});

/** How many of what an expression is the prototype of live, once all that nobody holds is gone. */
async function living(prototype: string): Promise<number> {
  const client = await stage().page.context().newCDPSession(stage().page);
  await client.send('HeapProfiler.collectGarbage');
  const { result } = await client.send('Runtime.evaluate', { expression: prototype });
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const { result: list } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
  });
  await client.detach();
  return Number(list.value);
}

describe.each(['Turbo', 'htmx'] as const)('the shell on a page whose body %s swaps', (library) => {
  const roundTrip = async () => {
    await entry(stage().page, 'Returns').click();
    await expectAt(stage().page, 'Returns');
    await entry(stage().page, 'Order list').click();
    await expectAt(stage().page, 'Orders');
  };
  const say = async (title: string) => {
    const { page } = stage();
    await page.evaluate((words) => Object(window).OmsShell.notify({ title: words, duration: 0 }), title);
    await page.getByRole('status').getByText(title, { exact: true }).waitFor();
    expect(await page.locator('oms-overlays').count()).toBe(1);
  };

  it('keeps nothing of the bodies before the last', async () => {
    const { page, unhandled } = stage();
    await openHost(stage(), library, false);
    await say('First');
    for (let trip = 0; trip < 4; trip++) await roundTrip();
    await page.evaluate('window.Turbo?.cache.clear()');
    for (const tag of ['oms-topnav', 'oms-sidemenu', 'oms-overlays'])
      await expect
        .poll(() => living(`customElements.get('${tag}').prototype`), { message: tag })
        .toBeLessThanOrEqual(2);
    expect(unhandled).toEqual([]);
  });

  it('shows its messages on each body, also on one that comes back', async () => {
    const { page } = stage();
    await openHost(stage(), library);
    await say('On the first');
    await entry(page, 'Returns').click();
    await expectAt(page, 'Returns');
    await page.getByText('On the first', { exact: true }).waitFor();
    await say('On the second');
    await page.goBack();
    await expectAt(page, 'Orders');
    await say('On the first again');
  });

  it('keeps the elements that the document marks as kept', async () => {
    const { page } = stage();
    await openHost(stage(), library);
    const bar = await page.locator('oms-topnav').elementHandle();
    await roundTrip();
    expect(await bar?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.locator('oms-topnav').count()).toBe(1);
  });
});

it('in a browser that tells of no address, the entry follows the router all the same', async () => {
  const { page } = stage();
  await page.addInitScript('delete window.navigation');
  await openHost(stage(), 'Vue Router');
  await page.getByRole('link', { name: 'Own link' }).click();
  await expectAt(page, 'Returns');
});

it('a router by hash needs nothing: its entries are pages of their own', async () => {
  const { page, server } = stage();
  const entries = [
    { id: '11', title: 'Orders', url: '/page#/orders', permission: 'a' },
    { id: '12', title: 'Bills', url: '/page#/bills', permission: 'b' },
  ];
  const world = { ...pressedWorld, menu: [{ id: '1', title: 'Home', entries }] };
  await stage().open({ markup: '<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>', world });
  await page.evaluate('window.mark = OmsShell.ready()');
  const current = () => page.locator('oms-sidemenu [aria-current="page"]').allTextContents();
  for (const [name, hash] of [
    ['Bills', '#/bills'],
    ['Orders', '#/orders'],
  ] as const) {
    await entry(page, name).click();
    await expect.poll(current).toEqual([name]);
    expect(page.url()).toBe(`${server.origin}/page${hash}`);
  }
  await page.evaluate("location.hash = '#/bills/7?tab=lines'");
  await expect.poll(current).toEqual(['Bills']);
  expect(await page.evaluate('"mark" in window')).toBe(true);
});
