import type { Check } from '../bench';
import { IN_PAGE } from '../in-page';
import { feedback, search } from '../popups';
import { attempt, must } from '../tries';

const NAME = ['textbox', /^Name$/] as const;
const star = ['button', /^Favourite: Entry$/] as const;

/** What is typed stays where it was typed, and goes to the services as it was. */
export const typing: Check = {
  name: 'typing',
  async run({ tab, stage }, tries) {
    await attempt(tries, 'in the page’s field', async () => {
      await tab.press(...NAME);
      await tab.type('Ann');
      const echo = `${IN_PAGE} return view.document.querySelector('#echo').textContent === 'Ann'`;
      await tab.until('the echo of the page’s field', () => tab.run(echo));
      // Something new of the shell comes, and takes nothing from the host.
      await tab.run(`${IN_PAGE} void view.OmsShell.notify({ title: 'Saved' })`);
      await tab.until('the message', () =>
        tab.run(
          `${IN_PAGE} return view.document.querySelector('oms-overlays')?.shadowRoot.textContent.includes('Saved')`,
        ),
      );
      await tab.key('Enter');
      must('the page’s field', (await tab.see(...NAME)).value, 'Ann');
      must(
        'the focus in it',
        await tab.on(...NAME, 'return found === found.getRootNode().activeElement'),
        true,
      );
      const counted = await tab.run<Record<string, number>>(`${IN_PAGE} return view.counted`);
      const { focusin, input, keydown } = counted;
      must('events of the page', { focusin, input, keydown }, { focusin: 1, input: 3, keydown: 4 });
      // layui answers the press of its button, and prevents the submit.
      must('times submitted', counted.submit ?? counted.click! - 1, 1);
    });
    await attempt(tries, 'in the search', async () => {
      await tab.press(...search);
      await tab.type('ord 7');
      await tab.until('the text of the search', async () => (await tab.look(...search))?.value === 'ord 7');
      must('the page’s field', (await tab.see(...NAME)).value, 'Ann');
      await tab.key('Escape');
      await tab.gone('listbox', /^Search results$/);
    });
    await attempt(tries, 'feedback', async () => {
      await tab.press('button', /^Feedback$/);
      await tab.press('textbox', /^What is the problem/);
      await tab.type('The printer "stops"');
      await tab.press('textbox', /^Phone/);
      await tab.type('13800001111');
      await tab.press('button', /^Send$/);
      await tab.gone(...feedback);
      const sent = stage.calls().filter(({ call }) => /^POST.*(question|feedback)/i.test(call));
      const wanted = { questionDescription: 'The printer "stops"', phone: '13800001111', attachment: '' };
      must(
        'what the service got',
        sent.map(({ body }) => body),
        [wanted],
      );
    });
    await attempt(tries, 'a favourite', async () => {
      await tab.press('button', /^Home$/);
      // The list of the last visit, on the page before, has it: pressed before the service's own has come, it would go.
      await tab.until('an entry without a star', () =>
        tab.on<boolean>(...star, "return found.getAttribute('aria-pressed') === 'false'"),
      );
      await tab.press(...star);
      const saved = () => stage.calls().filter(({ call }) => call.endsWith('/saveAll'));
      await tab.until('the favourite saved', async () => saved().length > 0);
      must(
        'what the service got',
        saved().map(({ body }) => body),
        [{ resourceIds: '11' }],
      );
      await tab.key('Escape');
      await tab.gone('flyout', /./);
    });
    await attempt(tries, 'no error', async () =>
      must('errors of the page', await tab.run(`${IN_PAGE} return view.unhandled`), []),
    );
  },
};
