import { describe, expect, test } from 'vitest';
import { kindOf } from '../../server/records/kinds';
import { pages } from '../pages';
import { valueIn } from '../records/FieldsFormPage';
import type { RecordKind } from '../records/kinds';
import * as kinds from '../records/kinds';
import type { Translate } from '../texts';
import { KEPT } from './definition';
import { outbound } from './outbound';
import { returns } from './returns';

const t = ((key: string) => key) as Translate;

describe('the pages of a kind', () => {
  const route = (path: string | undefined) => pages.find((one) => one.path === path);

  test.each(Object.values<RecordKind>(kinds).map((kind) => [kind.type, kind] as const))(
    'are all there: %s',
    (_, kind) => {
      expect(route(kind.list)?.handle).toBe(KEPT);
      for (const path of [kind.add, kind.edit].filter((one) => one !== undefined))
        expect(route(path)?.element, path).toBeTruthy();
      if (kind.hasPage !== false) expect(route(kind.detail)?.element).toBeTruthy();
    },
  );

  test('keep a list while one of its records is open', () => {
    expect(KEPT).toEqual({ keepAlive: true });
  });
});

describe.each([
  ['outbound', outbound],
  ['return', returns],
] as const)('the states of the kind %s', (type, { useContent, page }) => {
  const states = Object.keys(kindOf(type).states ?? {});

  test('are offered by the filter of its list', () => {
    const content = useContent();
    const { filters = [] } = content(t);
    const values = filters.find(({ key }) => key === 'status')?.options?.map(({ value }) => value);
    expect(values?.toSorted()).toEqual(states.toSorted());
  });

  test('end its course where they are beside the path and no action leads on', () => {
    const { path = [], ends = [] } = page?.(t).course ?? {};
    const left = Object.values(kindOf(type).actions).flatMap(({ to, from = [] }) => (to ? from : []));
    expect(states.filter((state) => !path.includes(state) && !left.includes(state))).toEqual(ends);
  });
});

test('a form begins with what the record has', () => {
  const of = (control: Parameters<typeof valueIn>[0]['control'], value: unknown) =>
    valueIn({ name: 'x', label: 'field.remark', control, rule: {} as never }, { x: value });
  expect(of('flag', 1)).toBe(true);
  expect(of('flag', 0)).toBe(false);
  expect(of('references', ['DE', 'FR'])).toEqual(['DE', 'FR']);
  expect(of('references', null)).toEqual([]);
  expect(of('text', 'Shop')).toBe('Shop');
  expect(of('number', 5)).toBe('5');
});
