import type { Tab } from '../../support/tab';
import type { Check } from '../bench';
import { bell, FOCUS, notices, tryPopups, uncovered } from '../popups';
import { attempt, must } from '../tries';

const IN_MODAL = ['textbox', /^In the modal$/] as const;

/** Looks, 50 ms apart, after which a library has moved the focus where it wants it. */
const LOOKS = 6;

/** Presses the modal’s field, and again where its library takes the focus once its animation is over. */
async function pressField(tab: Tab): Promise<void> {
  let kept = 0;
  await tab.until('the focus in the modal’s field', async () => {
    const has = await tab.on(...IN_MODAL, `${FOCUS} return focus === found`);
    if (!has) await tab.press(...IN_MODAL);
    kept = has ? kept + 1 : 0;
    return kept === LOOKS;
  });
}

/** Every popup can be used while the page's own modal is open, which stays; and the modal while a panel of the shell is. */
export const modals: Check = {
  name: 'over modals',
  suits: ({ show }) => show !== '',
  async run({ tab, page }, tries) {
    await attempt(tries, 'the modal over a panel', async () => {
      await tab.press(...bell);
      await tab.see(...notices);
      // As by a press of a button of the page.
      await tab.pressAt(300, 650);
      await tab.run(`void (${page.show})`);
      await tab.see(...IN_MODAL);
      await uncovered(tab, 'the modal’s field', IN_MODAL);
      await pressField(tab);
      await tab.type('abc');
      must('what was typed into it', (await tab.see(...IN_MODAL)).value, 'abc');
      await tab.gone(...notices);
    });
    const stays = async () => {
      if (!(await tab.look(...IN_MODAL))) throw new Error('the modal has been closed');
    };
    await tryPopups(tab, tries, { covered: true, after: stays });
    await attempt(tries, 'the modal after the popups', async () => {
      await uncovered(tab, 'the modal’s field', IN_MODAL);
      await pressField(tab);
      await tab.type('d');
      must('what was typed into it', (await tab.see(...IN_MODAL)).value?.length, 4);
    });
  },
};
