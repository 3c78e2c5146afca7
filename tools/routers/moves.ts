import { expect, it } from 'vitest';
import type { HostStage } from '../host-stage';
import { entry, expectAt, question } from './stage';

export interface RouterHost {
  /** Opens the orders on the host. */
  open(stage: HostStage): Promise<void>;
  /** Whether it fetches pages of the server: then the browser itself asks before a move of the host. */
  readonly swaps?: boolean;
  /** Whether a move of the host's own is asked about. */
  readonly asksOfOwn: boolean;
  /** Whether its page says by a call that it has unsaved work; on the others a hook says it while a component is shown. */
  readonly saysOnce: boolean;
}

/** Whether a load of another page would be asked about. */
const HELD = "!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))";

/** What the shell and a router do for each other, with the code that docs/routers.md has. To be called within `describe`. */
export function routerMoves(stage: () => HostStage, host: RouterHost): void {
  it('makes the moves of the shell: entries, hits, notices, toasts', async () => {
    const { page, unhandled } = stage();
    await host.open(stage());
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
    await host.open(stage());
    await page.getByRole('link', { name: 'Own link' }).click();
    await expectAt(page, 'Returns');
    await page.goBack();
    await expectAt(page, 'Orders');
    await page.goForward();
    await expectAt(page, 'Returns');
  });

  it('asks once about unsaved work', async () => {
    const { page } = stage();
    await host.open(stage());
    await page.getByRole('checkbox', { name: 'Unsaved' }).check();
    await page.evaluate('window.told');
    await entry(page, 'Returns').click();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expectAt(page, 'Orders');
    await entry(page, 'Returns').click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expectAt(page, 'Returns');
    expect(await question(page).count()).toBe(0);
  });

  it.runIf(host.asksOfOwn)('asks about unsaved work before a move of its own', async () => {
    const { page } = stage();
    await host.open(stage());
    await page.getByRole('checkbox', { name: 'Unsaved' }).check();
    await page.evaluate('window.told');
    if (host.swaps) {
      // The click ends with the dialog.
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss();
        return dialog.type();
      });
      await page.getByRole('link', { name: 'Own link' }).click();
      expect(await asked).toBe('beforeunload');
    } else {
      await page.getByRole('link', { name: 'Own link' }).click();
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await question(page).waitFor({ state: 'detached' });
    }
    await expectAt(page, 'Orders');
  });

  it.runIf(host.saysOnce)(
    'holds the page no more once what was unsaved is left, and asks about the next',
    async () => {
      const { page } = stage();
      await host.open(stage());
      await page.getByRole('checkbox', { name: 'Unsaved' }).check();
      await page.evaluate('window.told');
      await entry(page, 'Returns').click();
      await question(page).getByRole('button', { name: 'Leave' }).click();
      await expectAt(page, 'Returns');
      expect(await page.evaluate('OmsShell.mayLeave()')).toBe(true);
      expect(await page.evaluate(HELD)).toBe(false);
      // What was told before is over: else the allowed move would count for this, too.
      await page.evaluate('OmsShell.unsaved(true)');
      expect(await page.evaluate(HELD)).toBe(true);
    },
  );
}
