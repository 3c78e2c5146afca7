import { hostStages } from '@oms/tools/host-stage';
import { type RouterHost, routerMoves } from '@oms/tools/routers/moves';
import { entry, expectAt, openBundled } from '@oms/tools/routers/stage';
import { describe, expect, it } from 'vitest';
import { bundledRouters, bundleOf } from './bundle';
import { openSwapping, swappingLibraries } from './pages';

const stage = hostStages();

describe.each(bundledRouters)('%s as docs/routers.md has it', (router) => {
  const host: RouterHost = {
    open: async (on) => openBundled(on, await bundleOf(router)),
    asksOfOwn: true,
    saysOnce: router === 'Vue Router',
  };
  routerMoves(stage, host);
});

describe.each(swappingLibraries)('%s as docs/routers.md has it', (library) => {
  const host: RouterHost = {
    open: (on) => openSwapping(on, library),
    swaps: true,
    asksOfOwn: library !== 'htmx',
    saysOnce: true,
  };
  routerMoves(stage, host);
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
    await openSwapping(stage(), library, false);
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
    await openSwapping(stage(), library);
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
    await openSwapping(stage(), library);
    const bar = await page.locator('oms-topnav').elementHandle();
    await roundTrip();
    expect(await bar?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.locator('oms-topnav').count()).toBe(1);
  });
});

it('in a browser that tells of no address, the entry follows the router all the same', async () => {
  const { page } = stage();
  await page.addInitScript('delete window.navigation');
  await openBundled(stage(), await bundleOf('Vue Router'));
  await page.getByRole('link', { name: 'Own link' }).click();
  await expectAt(page, 'Returns');
});
