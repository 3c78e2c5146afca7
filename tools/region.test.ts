import { expect, test } from 'vitest';
import { withRegion } from './region';

const place = (command: string, text: string) =>
  `<!-- tables of \`${command}\` -->\n\n${text}\n\n<!-- end of tables -->`;

test('tables take the place of those of the run before, and the rest of the document stays', () => {
  const document = `# Proof\n\n${place('one', 'old')}\n\nwords\n\n${place('two', 'kept')}\n\nend\n`;
  expect(withRegion(document, 'one', 'new')).toBe(document.replace('old', 'new'));
  expect(withRegion(document, 'two', 'new')).toBe(document.replace('kept', 'new'));
});

test('a document without the place is refused by the name of the command', () => {
  expect(() => withRegion('# Proof\n', 'one', 'new')).toThrow('"one"');
});

test('a document without the end of the place is refused, and not cut off there', () => {
  const document = '# Proof\n\n<!-- tables of `one` -->\n\nold\n\nwords\n';
  expect(() => withRegion(document, 'one', 'new')).toThrow('"one"');
});
