import { bar, open, search } from './support/search';
import { expect, test } from './support/test';

test.describe('the keys', () => {
  for (const [name, tag] of [
    ['an input', 'input'],
    ['a text that can be formatted', 'div'],
    ['a field in a shadow root', 'x-host'],
  ] as const) {
    test(`a slash stays with ${name}`, async ({ page }) => {
      await open(page);
      await page.evaluate((kind) => {
        const element = document.body.appendChild(document.createElement(kind));
        const field =
          kind === 'x-host'
            ? element.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'))
            : element;
        if (kind === 'div') field.contentEditable = 'plaintext-only';
        field.setAttribute('role', 'textbox');
        field.setAttribute('aria-label', 'Field of the page');
        field.focus();
      }, tag);
      const field = page.getByRole('textbox', { name: 'Field of the page' });
      await page.keyboard.type('a/b');
      if (tag === 'div') await expect(field).toHaveText('a/b');
      else await expect(field).toHaveValue('a/b');
      await expect(search(page)).not.toBeFocused();
    });
  }

  test('what the host has used is the host’s; focusSearch() is there all the same', async ({ page }) => {
    await open(page);
    await page.evaluate(() =>
      document.addEventListener('keydown', (event) => event.key === 'k' && event.preventDefault(), {
        capture: true,
      }),
    );
    await page.keyboard.press('Control+k');
    await expect(search(page)).not.toBeFocused();
    await bar(page).evaluate((element) => (element as HTMLElement & { focusSearch(): void }).focusSearch());
    await expect(search(page)).toBeFocused();
  });
});
