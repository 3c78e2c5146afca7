import { describe, expect, it } from 'vitest';
import { hostStages } from '../support/host-stage';
import { bundledRouters } from './routers/bundle';
import { swappingLibraries } from './routers/pages';
import { entry, expectAt, openHost, type RouterName } from './routers/stage';

const stage = hostStages();
const routers: RouterName[] = [...bundledRouters, ...swappingLibraries];
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
    await entry(page, 'Returns').click();
    await question().getByRole('button', { name: 'Cancel' }).click();
    await question().waitFor({ state: 'detached' });
    await expectAt(page, 'Orders');
    await entry(page, 'Returns').click();
    await question().getByRole('button', { name: 'Leave' }).click();
    await expectAt(page, 'Returns');
    expect(await question().count()).toBe(0);
  });
});
