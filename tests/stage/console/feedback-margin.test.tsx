import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mouse } from '../support/browser';
import { consoleStage } from '../support/console';

/** Texts of the page that reach to the right of `x`, whatever height they are at. */
function textsBeyond(main: Element, x: number): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (range.toString().trim() !== '' && range.getBoundingClientRect().right > x)
      found.push(range.toString());
  }
  return found;
}

test('at 400 % the feedback button is clear of the bar and of everything that acts', async () => {
  await mouse.move(100, 200);
  await consoleStage({ width: 320, height: 256 });
  document.body.append(document.createElement('oms-feedback'));
  const trigger = page.getByRole('button', { name: 'Feedback', exact: true });
  await expect.element(trigger).toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main.getByRole('listitem').first()).toBeVisible();
  const { x, y } = trigger.element().getBoundingClientRect();
  const account = page.getByRole('button', { name: /^Account/ });
  await expect.element(account).toBeVisible();
  expect(y).toBeGreaterThan(account.element().getBoundingClientRect().bottom);
  // Wherever it has been scrolled to.
  const acting = () => [...main.getByRole('button').elements(), ...main.getByRole('link').elements()];
  await expect.poll(() => acting().length).toBeGreaterThan(5);
  expect(
    acting()
      .filter((one) => one.getBoundingClientRect().right > x)
      .map((one) => one.outerHTML),
  ).toEqual([]);
});

test.each([1440, 1024, 768, 375])('the feedback button covers no text at %s px', async (width) => {
  await mouse.move(100, 500);
  await consoleStage({ width });
  document.body.append(document.createElement('oms-feedback'));
  const trigger = page.getByRole('button', { name: 'Feedback', exact: true });
  await expect.element(trigger).toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => textsBeyond(main.element(), trigger.element().getBoundingClientRect().x))
    .toEqual([]);
});
