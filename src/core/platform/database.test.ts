import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock';
import { type Answer, fakeIndexedDb } from '../../../tests/support/fake-indexed-db';
import { browserDatabase } from './database';

function open() {
  const idb = fakeIndexedDb();
  const clock = fakeClock();
  const refusals: string[] = [];
  const database = browserDatabase(idb.factory, clock, () => refusals.push('database'));
  return { idb, clock, refusals, database };
}

describe('where the browser has a database', () => {
  test('keeps values by key, through one connection', async () => {
    const { idb, database, refusals } = open();
    expect(await database.get('oms.a')).toBeNull();
    expect(await database.set('oms.a', 'x')).toBe(true);
    expect(await database.set('oms.b', 'y')).toBe(true);
    expect(await database.set('other', 'z')).toBe(true);
    expect(await database.get('oms.a')).toBe('x');
    expect(await database.keys('oms.')).toEqual(['oms.a', 'oms.b']);
    expect(await database.remove('oms.a')).toBe(true);
    expect(await database.keys()).toEqual(['oms.b', 'other']);
    expect([idb.opened, refusals]).toEqual([1, []]);
  });

  test('gives only texts: whatever else is there was written by another script', async () => {
    const { idb, database } = open();
    idb.values.set('oms.a', { html: '<b>' });
    expect(await database.get('oms.a')).toBeNull();
  });

  test('lets another tab delete it, and opens it again at the next call', async () => {
    const { idb, database } = open();
    await database.set('oms.a', 'x');
    idb.deleteElsewhere();
    expect(await database.get('oms.a')).toBeNull();
    expect(await database.set('oms.a', 'y')).toBe(true);
    expect(await database.get('oms.a')).toBe('y');
    expect([idb.opened, idb.open]).toEqual([2, 1]);
  });
});

describe('where the browser refuses', () => {
  const failures: Answer[] = ['missing', 'open-throws', 'open-fails', 'blocked', 'closed', 'put-refused'];

  test.each(failures)(
    '%s: nothing is kept, nothing rejects, and doctor() can name it once',
    async (answer) => {
      const { idb, database, refusals } = open();
      idb.answer = answer;
      expect(await database.set('oms.a', 'x')).toBe(false);
      expect(await database.get('oms.a')).toBeNull();
      expect(await database.keys()).toEqual([]);
      expect(await database.remove('oms.a')).toBe(false);
      expect(refusals).toEqual(['database']);
      expect(idb.open).toBe(0);
    },
  );

  test.each(failures)('%s: once the browser allows it, the next call works', async (answer) => {
    const { idb, database } = open();
    idb.answer = answer;
    await database.set('oms.a', 'x');
    idb.answer = 'works';
    expect(await database.set('oms.a', 'y')).toBe(true);
    expect(await database.get('oms.a')).toBe('y');
  });

  test('an opening that hangs costs 5 s once, and no later call waits', async () => {
    const { idb, database, clock, refusals } = open();
    idb.answer = 'open-hangs';
    let kept: string | null | undefined;
    void database.get('oms.a').then((value) => {
      kept = value;
    });
    await clock.advance(4999);
    expect(kept).toBeUndefined();
    await clock.advance(1);
    expect(kept).toBeNull();
    expect(await database.set('oms.a', 'x')).toBe(false);
    expect(refusals).toEqual(['database']);
    expect(clock.waiting).toBe(0);
  });
});
