import { type Check, GLOBALS } from '../bench';
import { IN_PAGE } from '../in-page';
import { attempt, must } from '../tries';

/** The shell's own name, and that of the library of its stores. */
const OWN = ['OmsShell', 'nanostoresGlobal'];

/**
 * What libraries keep there themselves, jQuery by another name in each page and zone.js for each type of event, and the
 * frames of the window.
 */
const EVERY_TIME = /^jQuery\d+$|^__zone_symbol__|^\d+$/;

/** The page keeps its natives and the names of its window, whatever was used before. */
export const natives: Check = {
  name: 'natives',
  suits: ({ around }) => !around,
  async run({ tab, bare, page }, tries) {
    await attempt(tries, 'natives', async () => {
      must('changed natives', await tab.run('return changedNatives()'), []);
    });
    await attempt(tries, 'globals', async () => {
      const known = new Set([...bare.globals, ...OWN]);
      const now = await tab.run<string[]>(GLOBALS);
      must(
        'new globals',
        now.filter((name) => !known.has(name) && !EVERY_TIME.test(name)),
        [],
      );
      must(
        'lost globals',
        bare.globals.filter((name) => !now.includes(name) && !EVERY_TIME.test(name)),
        [],
      );
    });
    const { wrong } = page;
    if (wrong)
      await attempt(tries, 'what the report names', async () => {
        const named = await tab.run<string[]>('return OmsShell.doctor().replacedNatives');
        must(
          'natives that it does not name',
          wrong.filter((one) => !named.includes(one)),
          [],
        );
      });
    await attempt(tries, 'no error', async () => {
      must('errors of the page', await tab.run(`${IN_PAGE} return view.unhandled`), []);
      must(
        'errors of the shell',
        await tab.run(`${IN_PAGE} return view.OmsShell.doctor().errors?.map((one) => one.message) ?? []`),
        [],
      );
    });
  },
};
