import type { Db } from '../database/db';
import { insertAll } from '../database/insert';
import { fieldMessages } from '../reply/reply-messages';
import { differing } from './changes';
import type { Form } from './form';
import type { Changes } from './kind';

/** Lines of an order at most. */
const most = 200;

export interface PurchaseLine {
  readonly sku: string;
  readonly quantity: number;
  readonly unit_price: number;
}

/** A product as an order names it. */
interface Product {
  readonly sku: string;
  readonly title_zh: string;
  readonly title_en: string;
}

/** The lines as the form has them, in its order; what is wrong is refused at the form. */
export const readLines = (form: Form): (PurchaseLine & { readonly form: Form })[] =>
  form.lines('lines', most).map((line) => ({
    form: line,
    sku: line.text('sku', { max: 64 }),
    quantity: line.integer('quantity', { min: 1, max: 1_000_000 }) ?? 0,
    unit_price: line.money('unitPrice', { min: 0.01, max: 99_999.99 }) ?? 0,
  }));

/** SQL of the lines `l` of an order `r`. */
export const linesOfOrder = 'purchase_lines l where l.purchase_id = r.id';

export const linesOf = (tx: Db, purchaseId: number): Promise<PurchaseLine[]> =>
  tx.query<PurchaseLine>(
    'select sku, quantity, unit_price from purchase_lines where purchase_id = $1 order by place',
    [purchaseId],
  );

/**
 * Refuses products that the organisation does not have, or does not sell any more; those of `before` may stay.
 * @returns by SKU
 */
export async function checkProducts(
  tx: Db,
  lines: ReturnType<typeof readLines>,
  organisationId: number,
  before: readonly PurchaseLine[],
): Promise<ReadonlyMap<string, Product>> {
  const rows = await tx.query<Product & { status: number }>(
    `select sku, title_zh, title_en, status from products
     where organisation_id = $1 and sku in (select jsonb_array_elements_text($2::jsonb))`,
    [organisationId, JSON.stringify(lines.map(({ sku }) => sku))],
  );
  const known = new Map(
    rows
      .filter(({ sku, status }) => status === 1 || before.some((line) => line.sku === sku))
      .map((row) => [row.sku, row]),
  );
  for (const { form, sku } of lines) if (!known.has(sku)) form.refuse('sku', fieldMessages.unknown);
  return known;
}

/** The amount, and what is ordered of each product at which price. Where a line stands says nothing of an order. */
function termsOf(lines: readonly PurchaseLine[]): Record<string, unknown> {
  const cents = lines.reduce((sum, line) => sum + Math.round(line.quantity * line.unit_price * 100), 0);
  const terms: Record<string, unknown> = { amount: cents / 100 };
  for (const { sku, quantity, unit_price } of lines) {
    const name = `lines.${sku}`;
    const term = `${quantity} × ${unit_price.toFixed(2)}`;
    terms[name] = terms[name] === undefined ? term : `${terms[name]} + ${term}`;
  }
  return terms;
}

/** Puts these lines in the place of those before. @returns how the terms of the order differ, by product */
export async function saveLines(
  tx: Db,
  purchaseId: number,
  organisationId: number,
  lines: readonly PurchaseLine[],
): Promise<Changes> {
  const before = termsOf(await linesOf(tx, purchaseId));
  await tx.query('delete from purchase_lines where purchase_id = $1', [purchaseId]);
  const rows = lines.map(({ sku, quantity, unit_price }, place) => ({
    organisation_id: organisationId,
    purchase_id: purchaseId,
    place,
    sku,
    quantity,
    unit_price,
  }));
  await insertAll(tx, { name: 'purchase_lines', rows });
  const after = termsOf(lines);
  return differing(before, after, Object.keys({ ...before, ...after }));
}
