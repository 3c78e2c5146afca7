import type { Check } from '../bench';
import { IN_PAGE } from '../in-page';
import { bell, FOCUS, notices, search } from '../popups';
import { attempt, must } from '../tries';

const HOTKEYS = `${IN_PAGE} return view.hotkeys`;
/** Forgets the keys, and takes the focus out of all fields. */
const START = `${IN_PAGE} view.hotkeys.length = 0; ${FOCUS} focus?.blur?.()`;

/** The page has keys of its own (a, b, x, `/`, Enter, Backspace), and so has the shell. */
export const keys: Check = {
  name: 'keys',
  async run({ tab }, tries) {
    await attempt(tries, 'the page’s keys are its own', async () => {
      await tab.run(START);
      for (const key of ['a', '/', 'x']) await tab.key(key);
      must('keys of the page', await tab.run(HOTKEYS), ['a', '/', 'x']);
      must('the focus in the search', await tab.on(...search, `${FOCUS} return focus === found`), false);
    });
    await attempt(tries, 'keys typed into the shell are not the page’s', async () => {
      await tab.run(START);
      await tab.press(...search);
      for (const key of ['a', '/', 'x', 'b', 'Backspace']) await tab.key(key);
      await tab.until('the text', async () => /a\/x$/.test((await tab.look(...search))?.value ?? ''));
      must('keys of the page', await tab.run(HOTKEYS), []);
      for (let key = 0; key < 16; key++) await tab.key('Backspace');
      await tab.key('Escape');
    });
    await attempt(tries, 'Enter in the shell is not the page’s', async () => {
      await tab.run(START);
      await tab.on(...bell, 'found.focus()');
      await tab.key('Enter');
      await tab.see(...notices);
      await tab.key('Escape');
      await tab.gone(...notices);
      must('keys of the page', await tab.run(HOTKEYS), []);
    });
    await attempt(tries, 'G N opens the bell', async () => {
      await tab.run(START);
      await tab.key('g');
      await tab.key('n');
      await tab.see(...notices);
      await tab.key('Escape');
      await tab.gone(...notices);
    });
    await attempt(tries, 'Ctrl K leads from the page’s field to the search', async () => {
      await tab.press('textbox', /^Name$/);
      await tab.key('Control+k');
      await tab.until('the focus in the search', () => tab.on(...search, `${FOCUS} return focus === found`));
      await tab.key('Escape');
    });
    await attempt(tries, 'keys typed into the page’s field are not the shell’s', async () => {
      const was = (await tab.see('textbox', /^Name$/)).value ?? '';
      await tab.press('textbox', /^Name$/);
      await tab.type('gn?/');
      const now = (await tab.see('textbox', /^Name$/)).value ?? '';
      must('the field is longer by', now.length - was.length, 4);
      must('a dialog', await tab.look('dialog', /^(Notifications|Keyboard shortcuts)$/), null);
    });
  },
};
