import { expect, test } from 'vitest';
import { change, type Mark, NO_MARKS, readMarks, redo, undo } from './marks';

const mark = (id: number): Mark => ({ id, kind: 'cover', x: 0, y: 0, width: 9, height: 9 });

test('changes are undone and done again, until another change', () => {
  const one = change(NO_MARKS, [mark(1)]);
  const two = change(one, [mark(1), mark(2)]);
  expect(undo(two).marks).toEqual([mark(1)]);
  expect(undo(undo(two)).marks).toEqual([]);
  expect(undo(NO_MARKS)).toBe(NO_MARKS);
  expect(redo(undo(two)).marks).toEqual([mark(1), mark(2)]);
  const other = change(undo(two), [mark(3)]);
  expect(redo(other)).toBe(other);
});

test.each([
  null,
  {},
  [7],
  [{ kind: 'cover' }],
  [{ ...mark(1), kind: 'x' }],
  [mark(1), { ...mark(2), x: '3' }],
])('stored marks %# are none', (stored) => {
  expect(readMarks(stored)).toBeNull();
});
