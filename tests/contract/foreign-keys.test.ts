import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';

const log = (name: string) =>
  `<script>fired = []; heard = []; const note = (key) => fired.push('${name} ' + key);`;

/** A page with keys of its own, as libraries of shortcuts listen for them: the proof of hosts has those libraries. */
const guard = `${log('guard')}
  for (const type of ['keydown', 'keypress', 'keyup']) document.addEventListener(type, (event) => {
    if (/^(Enter|Backspace| |[a/])$/.test(event.key)) { note(event.key); event.preventDefault() }
  });</script>`;

/** Its listener hears of the keys, and prevents nothing of ours. */
const capturing = `${log('guard')}
  for (const type of ['keydown', 'keypress']) document.addEventListener(type, (event) => {
    if (/^(Enter|Backspace| |[a/])$/.test(event.key)) { heard.push(event.key); event.preventDefault() }
  }, true);</script>`;

const markup = '<input aria-label="Own"><oms-topnav></oms-topnav><oms-feedback></oms-feedback>';

const stage = hostStages();

const fired = () => stage().page.evaluate('fired') as Promise<string[]>;

/** Types into a field, presses controls by Enter and Space, writes feedback. */
async function useByKeys(): Promise<void> {
  const { page } = stage();
  const search = page.locator('oms-topnav').getByRole('combobox');
  await search.focus();
  await page.keyboard.type('a/ab');
  await page.keyboard.press('Backspace');
  await expect.poll(() => search.inputValue()).toBe('a/a');
  await page.keyboard.press('Escape');

  for (const key of ['Enter', 'Space']) {
    await page.getByRole('button', { name: /^Account/ }).focus();
    await page.keyboard.press(key);
    await page.getByRole('menuitem', { name: /Sign out|Log out/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
  }

  await page.getByRole('button', { name: 'Feedback' }).focus();
  await page.keyboard.press('Enter');
  const text = page.getByRole('dialog').getByRole('textbox').first();
  await text.focus();
  await page.keyboard.type('a b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ac');
  await page.keyboard.press('Backspace');
  await expect.poll(() => text.inputValue()).toBe('a b\na');
}

describe('keys in the shell', () => {
  it('reach no shortcut of the page, which still gets its own', async () => {
    await stage().open({ head: guard, markup });
    await stage()
      .page.getByRole('button', { name: /^Account/ })
      .waitFor();
    await useByKeys();
    expect(await fired()).toEqual([]);
    await stage().page.keyboard.press('Escape');
    await stage().page.evaluate('document.activeElement.blur()');
    await stage().page.keyboard.press('Backspace');
    await expect.poll(fired).not.toEqual([]);
    expect(stage().unhandled).toEqual([]);
  });

  it('work under a guard that captures them at the document', async () => {
    await stage().open({ head: capturing, markup });
    await stage()
      .page.getByRole('button', { name: /^Account/ })
      .waitFor();
    // Its own fields stay guarded.
    await stage().page.getByRole('textbox', { name: 'Own' }).fill('x');
    await stage().page.keyboard.press('Backspace');
    expect(await stage().page.getByRole('textbox', { name: 'Own' }).inputValue()).toBe('x');
    await useByKeys();
    expect(await stage().page.evaluate('heard.length')).toBeGreaterThan(0);
  });

  it('lead to the search from a field of the shell, too', async () => {
    await stage().open({ markup: `${markup}<oms-sidemenu mode="tree"></oms-sidemenu>` });
    const { page } = stage();
    await page.getByRole('link', { name: 'Entry' }).waitFor();
    const field = page.locator('oms-sidemenu').locator('input').first();
    await field.focus();
    await page.keyboard.press('Control+k');
    await expect
      .poll(() =>
        page
          .locator('oms-topnav')
          .getByRole('combobox')
          .evaluate((element) => element.matches(':focus')),
      )
      .toBe(true);
  });

  it('of what the page puts into a slot are the page’s', async () => {
    await stage().open({
      head: guard,
      markup: '<oms-topnav><button slot="notices">Own bell</button></oms-topnav>',
    });
    await stage().page.getByRole('button', { name: 'Own bell' }).focus();
    await stage().page.keyboard.press('Enter');
    await expect.poll(fired).toContain('guard Enter');
  });
});
