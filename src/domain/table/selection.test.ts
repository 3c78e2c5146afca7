import { expect, test } from 'vitest';
import { bodyOf, everything, isSelected, NOTHING, select, selectedCount } from './selection';

test('rows are selected by id, and taken out again', () => {
  const some = select(select(NOTHING, ['1', '2', '3'], true), ['2'], false);
  expect([isSelected(some, '1'), isSelected(some, '2'), selectedCount(some, 100)]).toEqual([true, false, 2]);
  expect(bodyOf(some, { EQ_status: 'DONE' }, 100)).toEqual({ ids: ['1', '3'] });
});

test('all that match are one object, with the rows that were taken out of it', () => {
  const most = select(everything(), ['7'], false);
  expect([isSelected(most, '7'), isSelected(most, '8'), selectedCount(most, 100)]).toEqual([false, true, 99]);
  expect(bodyOf(most, { EQ_status: 'DONE' }, 100)).toEqual({
    all: true,
    search: { EQ_status: 'DONE' },
    except: ['7'],
    total: 99,
  });
  expect(selectedCount(select(most, ['7'], true), 100)).toBe(100);
});
