import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { field } from './parts';

const MARKUP = '<oms-topnav></oms-topnav>';

test('a slash stays with whatever text has the focus', async () => {
  await readyStage({
    markup: `${MARKUP}<input aria-label="Plain">
      <div role="textbox" aria-label="Formatted" contenteditable="plaintext-only"></div><x-host></x-host>`,
  });
  const inner = document.createElement('input');
  inner.setAttribute('aria-label', 'In a shadow root');
  document.querySelector('x-host')?.attachShadow({ mode: 'open' }).append(inner);
  const box = (name: string) => page.getByRole('textbox', { name });
  for (const name of ['Plain', 'Formatted', 'In a shadow root']) {
    await box(name).click();
    await userEvent.keyboard('a/b');
    await expect.element(field).not.toHaveFocus();
  }
  await expect.element(box('Plain')).toHaveValue('a/b');
  await expect.element(box('Formatted')).toHaveTextContent('a/b');
  await expect.element(box('In a shadow root')).toHaveValue('a/b');
});

test('what the page has used is the page’s; focusSearch() is there all the same', async () => {
  await readyStage({ markup: MARKUP });
  const use = (event: KeyboardEvent) => event.key === 'k' && event.preventDefault();
  document.addEventListener('keydown', use, { capture: true });
  onTestFinished(() => document.removeEventListener('keydown', use, { capture: true }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).not.toHaveFocus();
  document.querySelector('oms-topnav')?.focusSearch();
  await expect.element(field).toHaveFocus();
});
