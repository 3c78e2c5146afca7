import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing-data';

test('the event loop turns between statements, so that new connections are taken meanwhile', async () => {
  const { db } = await openTestDatabase();
  let turns = 0;
  let counts = true;
  const count = () => {
    turns += 1;
    if (counts) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 40 }, () => db.query('select 1')));
  counts = false;
  await db.close();
  expect(turns).toBeGreaterThanOrEqual(40);
});
