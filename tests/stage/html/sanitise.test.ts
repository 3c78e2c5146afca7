import { expect, it } from 'vitest';
import { sanitise } from '../../../src/ui/html/sanitise';

const clean = (html: string) => String(sanitise(html, { origins: [] }));

it('keeps text and its structure', () => {
  expect(clean('<p>A <b>bold</b> word</p><ul><li>one</li></ul>')).toBe(
    '<p>A <b>bold</b> word</p><ul><li>one</li></ul>',
  );
});

it.each([
  '<p onclick="steal()" style="position:fixed" class="oms-button" id="root" data-x="1">text</p>',
  // Without a space, which is what is looked for before the markup is parsed.
  '<p/onclick="steal()"/style="position:fixed">text</p>',
  '<p>text</p><script>steal()</script>',
  '<p>text</p><style>p { display: none }</style>',
  '<form action="https://evil.test"><p>text</p><input></form>',
  '<p>text</p><iframe src="https://evil.test"></iframe>',
])('takes out what runs, looks like the page, or sends: %s', (html) => {
  expect(clean(html)).toBe('<p>text</p>');
});
