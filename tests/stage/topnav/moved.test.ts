import { expect, test } from 'vitest';
import { readyStage } from '../support/stage';
import { BAR, bar, search } from './bar';

/** As jQuery's `wrapInner` does, by which old lightboxes take the page into a box of their own. */
function wrapBody(): void {
  const box = document.createElement('div');
  const nodes = [...document.body.childNodes];
  document.body.prepend(box);
  for (const node of nodes) box.append(node);
}

test('a page that wraps its body leaves focus and selection in the field of the bar', async () => {
  await readyStage(BAR);
  await search().fill('SO-1042');
  const field = search().element() as HTMLInputElement;
  field.setSelectionRange(3, 7, 'backward');
  wrapBody();
  await expect.element(search()).toHaveFocus();
  const { selectionStart, selectionEnd, selectionDirection } = field;
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([3, 7, 'backward']);
});

test('a bar that a page puts back later, or moves while somebody is elsewhere, takes no focus', async () => {
  await readyStage({ ...BAR, markup: `${BAR.markup}<input aria-label="Note">` });
  const note = document.querySelector('input') as HTMLInputElement;
  await search().click();
  note.focus();
  await Promise.resolve();
  wrapBody();
  expect(bar().shadowRoot?.activeElement).toBeNull();

  await search().click();
  const element = bar();
  element.remove();
  await Promise.resolve();
  document.body.prepend(element);
  await expect.element(search()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
