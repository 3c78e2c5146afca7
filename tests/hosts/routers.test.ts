import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';
import { at } from '../../tools/paths';
import { pressedWorld } from '../../tools/pressed-world';
import { bundleHost } from '../../tools/routers/bundle';
import { type RouterHost, routerMoves } from '../../tools/routers/moves';
import { entry, expectAt, openBundled, question } from '../../tools/routers/stage';

/** The hosts on other routers are in the proofs, which install these: proof/hosts/routers. */

const stage = hostStages();
let script: Promise<string> | undefined;
const bundled = (): Promise<string> => {
  script ??= bundleHost({
    entry: `
      import { ShellRoutes } from 'documented/react-router.tsx';
      import { useLeaveQuestion } from 'documented/use-leave-question.ts';
      import { start } from './react-router';
      start(ShellRoutes, useLeaveQuestion);`,
    folder: at('tools/routers'),
  });
  return script;
};
const host: RouterHost = {
  open: async (on) => openBundled(on, await bundled()),
  asksOfOwn: true,
  saysOnce: false,
};
/** Goes back, and ends with the second move: the one of Back, and the one by which a router takes it back. */
const goBackAndForth = `new Promise((resolve) => {
  addEventListener('popstate', () => addEventListener('popstate', resolve, { once: true }), { once: true });
  history.back();
})`;

describe('React Router as docs/routers.md has it', () => routerMoves(stage, host));

it('Back while the question is open is the move that the answer is for', async () => {
  const { page, unhandled } = stage();
  await host.open(stage());
  await page.getByRole('link', { name: 'Own link' }).click();
  await expectAt(page, 'Returns');
  await page.getByRole('checkbox', { name: 'Unsaved' }).check();
  await page.getByRole('link', { name: 'Own link' }).click();
  await question(page).waitFor();
  // Back is over once the router has seen it, and has taken it back until the answer.
  await page.evaluate(goBackAndForth);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expectAt(page, 'Orders');
  expect(unhandled).toEqual([]);
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
