import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

/** Colour of an element of a host's page, which uses the token by its public name. */
function ownColour(): string {
  const own = document.createElement('p');
  own.style.color = 'var(--oms-color-primary)';
  document.querySelector('.oms-root')?.append(own);
  const { color } = getComputedStyle(own);
  own.remove();
  return color;
}

test('the pages of the console and of its host have the default tokens, and those that the host sets on the document', async () => {
  await consoleStage();
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(ownColour()).toBe('rgb(47, 95, 224)');
  const style = document.createElement('style');
  style.textContent = ':root { --oms-color-primary: #0a7d4f; --oms-color-page: #f0fff0 }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  expect(ownColour()).toBe('rgb(10, 125, 79)');
  const { backgroundColor } = getComputedStyle(document.querySelector('.oms-console')!);
  expect(backgroundColor).toBe('rgb(240, 255, 240)');
});
