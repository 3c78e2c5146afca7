// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openModal } from './open-modal';

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML =
    '<input value="SO-1042"><dialog><button>Wait</button></dialog><dialog><div class="oms-dialog-body"><textarea></textarea></div></dialog>';
  const [waiting, ready] = document.querySelectorAll('dialog');
  const field = document.querySelector('input');
  if (!waiting || !ready || !field) throw new Error('no page');
  field.focus();
  field.setSelectionRange(3, 7);
  return { waiting, ready, field };
}

/** Closes a dialog as its component does, which goes with it. */
const leave = (dialog: HTMLDialogElement, close: () => void) => {
  close();
  dialog.remove();
};

test('a dialog that takes the place of another gives the focus back to where it was before both, with the selection', async () => {
  const { waiting, ready, field } = page();
  const closeWaiting = openModal(waiting);
  let returns = 0;
  field.addEventListener('focus', () => returns++);
  leave(waiting, closeWaiting);
  const closeReady = openModal(ready);
  await Promise.resolve();
  // The page would be laid out for it, and gone through as a whole twice.
  expect(returns).toBe(0);
  expect(document.activeElement?.localName).toBe('textarea');

  leave(ready, closeReady);
  await Promise.resolve();
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
});

test('a dialog that goes leaves the focus to whoever has taken it meanwhile', async () => {
  const { waiting } = page();
  const close = openModal(waiting);
  const next = document.createElement('button');
  document.body.append(next);
  leave(waiting, close);
  next.focus();
  await Promise.resolve();
  expect(document.activeElement).toBe(next);
});
