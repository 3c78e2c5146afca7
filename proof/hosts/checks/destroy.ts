import { type Check, NODES } from '../bench';
import { bell, notices } from '../popups';
import { attempt, must } from '../tries';

/** The records of errors and refused addresses are those of the page: `doctor()` has them without a shell, too. */
const RECORDS = /^document: (oms-error|securitypolicyviolation)$/;

const HEIGHTS = `
  const all = document.querySelectorAll('oms-topnav, oms-sidemenu, oms-feedback'), heights = [];
  for (let at = 0; at < all.length; at++) heights.push(all[at].offsetHeight);
  return heights;`;

/** After `destroy()` nothing of the shell is left, whatever was used. */
export const destroy: Check = {
  name: 'destroy',
  fresh: true,
  suits: ({ around }) => !around,
  async run({ tab, bare }, tries) {
    await attempt(tries, 'destroy', async () => {
      await tab.press(...bell);
      await tab.see(...notices);
      await tab.run(`void OmsShell.notify({ title: 'Saved' })`);
      await tab.until('the message', () =>
        tab.run(`return document.querySelector('oms-overlays')?.shadowRoot.textContent.includes('Saved')`),
      );
      await tab.run('OmsShell.destroy()');
      await tab.gone('button', /^Account/);
    });
    await attempt(tries, 'elements', async () => {
      must('heights', await tab.run(HEIGHTS), [0, 0, 0]);
    });
    await attempt(tries, 'nodes, attributes and sheets', async () => {
      let left: string[] = [];
      const none = async () => {
        const now = await tab.run<string[]>(NODES);
        left = [
          ...now.filter((one) => !bare.nodes.includes(one)),
          ...bare.nodes.filter((one) => !now.includes(one)),
        ];
        return left.length === 0;
      };
      await tab.until('nothing left', none).catch(() => must('what is left', left, []));
    });
    await attempt(tries, 'listeners', async () => {
      let left: string[] = [];
      const none = async () => {
        left = (await tab.run<string[]>('return heldListeners()')).filter((one) => !RECORDS.test(one));
        return left.length === 0;
      };
      await tab.until('no listener', none).catch(() => must('listeners left', left, []));
    });
    await attempt(tries, 'natives', async () => {
      must('changed natives', await tab.run('return changedNatives()'), []);
    });
  },
};
