import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../database/db';
import { openPglite } from '../../database/pglite';
import { seededImage } from '../../testing-data';
import { purchaseLines } from './record-sql';

let db: Db;
beforeAll(async () => {
  db = await openPglite('memory://', await seededImage());
});
afterAll(() => db.close());

const lines = () =>
  db.query(
    'select purchase_id, place, sku, quantity, unit_price from purchase_lines order by purchase_id, place',
  );

it('orders of an older database get the same lines as those of a new one', async () => {
  const made = await lines();
  // What the change of the schema leaves of an order that has no price yet.
  await db.query('delete from purchase_lines where place > 0');
  await db.query(
    'update purchase_lines l set quantity = o.quantity, unit_price = 0 from purchase_orders o where o.id = l.purchase_id',
  );
  expect(await lines()).not.toEqual(made);
  await db.query(purchaseLines);
  expect(await lines()).toEqual(made);
});
