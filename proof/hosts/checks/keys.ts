import type { Tab } from '../../support/tab';
import type { Check } from '../bench';
import { IN_PAGE } from '../in-page';
import { bell, FOCUS, notices, search } from '../popups';
import { attempt, must } from '../tries';

const HOTKEYS = `${IN_PAGE} return view.hotkeys`;

/** Forgets the keys, and takes the focus out of all fields, as a press on nothing does. */
async function start(tab: Tab): Promise<void> {
  await tab.pressAt(700, 650);
  await tab.run(`${IN_PAGE} view.hotkeys.length = 0`);
}

/** The page has keys of its own (a, b, x, `/`, Enter, Backspace), and so has the shell. */
export const keys: Check = {
  name: 'keys',
  async run({ tab }, tries) {
    await attempt(tries, 'the page’s keys are its own', async () => {
      await start(tab);
      for (const key of ['a', '/', 'x']) await tab.key(key);
      must('keys of the page', await tab.run(HOTKEYS), ['a', '/', 'x']);
      must('the focus in the search', await tab.on(...search, `${FOCUS} return focus === found`), false);
    });
    await attempt(tries, 'keys typed into the shell are not the page’s', async () => {
      await start(tab);
      await tab.press(...search);
      for (const key of ['a', '/', 'x', 'b', 'Backspace']) await tab.key(key);
      await tab.until('the text', async () => /a\/x$/.test((await tab.look(...search))?.value ?? ''));
      must('keys of the page', await tab.run(HOTKEYS), []);
      for (let key = 0; key < 16; key++) await tab.key('Backspace');
      await tab.key('Escape');
    });
    await attempt(tries, 'Enter in the shell is not the page’s', async () => {
      await start(tab);
      await tab.on(...bell, 'found.focus()');
      await tab.key('Enter');
      await tab.see(...notices);
      await tab.key('Escape');
      await tab.gone(...notices);
      must('keys of the page', await tab.run(HOTKEYS), []);
    });
    await attempt(tries, 'G N opens the bell', async () => {
      // What listens for them comes when the page has nothing else to do.
      const listens = `return found.getAttribute('aria-keyshortcuts') === 'G N'`;
      await tab.until('the keys of the bell', () => tab.on(...bell, listens));
      await start(tab);
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
      await tab.press('textbox', /^Name$/);
      await tab.type('gn?/');
      const typed = async () => (await tab.look('textbox', /^Name$/))?.value?.includes('gn?/');
      await tab.until('the letters in the field', typed);
      must('a dialog', await tab.look('dialog', /^(Notifications|Keyboard shortcuts)$/), null);
    });
  },
};
