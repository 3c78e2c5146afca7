import type { Tab } from '../../support/tab';
import type { Check } from '../bench';
import { bell, notices, search } from '../popups';
import { shown } from '../stage';
import { attempt, must } from '../tries';

/** The shell is there, once, and answers. */
async function alive(tab: Tab): Promise<void> {
  await shown(tab);
  must('bars', await tab.run(`return document.querySelectorAll('oms-topnav').length`), 1);
  await tab.press(...bell);
  await tab.see(...notices);
  await tab.key('Escape');
  await tab.gone(...notices);
  await tab.press(...search);
  await tab.type('ord');
  await tab.see('option', /^ORD-7/);
  // A page that is kept has its text when one comes back.
  for (let key = 0; key < 3; key++) await tab.key('Backspace');
  await tab.key('Escape');
  await tab.gone('option', /^ORD-7/);
}

/** Leaves the page once this run has its answer, which a page that is gone would not give. */
const leave = (tab: Tab, how: string) => tab.run(`setTimeout(() => { ${how}; })`);

/** The shell is alive on the page behind a link, and on the first page when one comes back to it. */
export const visits: Check = {
  name: 'visits',
  fresh: true,
  suits: (page) => page.visits !== undefined,
  async run({ tab, page }, tries) {
    const swaps = page.visits === 'swap';
    await attempt(tries, 'the page behind a link', async () => {
      await tab.run(`hotkeys.mark = 1`);
      await tab.press('link', /^Go on$/);
      await tab.see('heading', /^Other$/);
      must('the window is the same', await tab.run('return hotkeys.mark === 1'), swaps);
      await alive(tab);
    });
    await attempt(tries, 'the page that one comes back to', async () => {
      await leave(tab, 'history.back()');
      await tab.see('heading', /^Host$/);
      await alive(tab);
    });
    await attempt(tries, 'forward again', async () => {
      await leave(tab, 'history.forward()');
      await tab.see('heading', /^Other$/);
      await alive(tab);
    });
    // The next page has no shell, which might tell this one of something meanwhile.
    if (!swaps)
      await attempt(tries, 'back from a page without the shell', async () => {
        await leave(tab, `location.href = '/bare'`);
        await tab.see('heading', /^Bare$/);
        await leave(tab, 'history.back()');
        await tab.see('heading', /^Other$/);
        await alive(tab);
      });
    await attempt(tries, 'no error', async () =>
      must('errors of the page', await tab.run('return unhandled'), []),
    );
  },
};
