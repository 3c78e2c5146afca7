import { expect, it } from 'vitest';
import { type Row, recordServer } from '../testing-records';

const purchase = '/api/v2/po';

const { call, page, logOf } = recordServer(25_280);

const order = (lines: unknown) => ({
  lines,
  warehouseCode: 'LA1',
  supplier: 'Acme',
  currency: 'USD',
  expectedAt: '2026-12-31',
});

/** SKUs of products that are sold. */
const skus = async () =>
  (
    await page('boss', '/api/v1/Product/findByPage?search[IN_status]=1&rows=3&sidx=erpSku&sord=asc')
  ).content.map(({ erpSku }) => String(erpSku));

it('an order keeps its lines as they were sent, is found by each product, and counts them together', {
  tags: ['sql'],
}, async () => {
  const [one = '', other = ''] = await skus();
  const { data: made } = await call('boss', `${purchase}/add?lang=en`, {
    ...order([
      { sku: one, quantity: 30, unitPrice: '2.50' },
      { sku: other, quantity: '10', unitPrice: 1 },
      { sku: one, quantity: 5, unitPrice: 2 },
    ]),
  });
  expect(made).toMatchObject({ sku: one, quantity: 45, amount: 95 });
  expect(made.title).toMatch(/ and 1 more, 45 pcs$/);
  expect(made.lines).toEqual([
    { sku: one, title: expect.any(String), quantity: 30, unitPrice: 2.5, amount: 75 },
    { sku: other, title: expect.any(String), quantity: 10, unitPrice: 1, amount: 10 },
    { sku: one, title: expect.any(String), quantity: 5, unitPrice: 2, amount: 10 },
  ]);
  const found = await page('boss', `${purchase}/findByPage?search[EQ_sku]=${other}&rows=1`);
  expect(found.content[0]).toMatchObject({ id: made.id, amount: 95 });
  const { data: hits } = await call<{ items: Row[] }>('boss', `/api/v2/po/gsmod?keyword=${other}&size=50`);
  expect(hits.items).toContainEqual(expect.objectContaining({ id: made.id, also: other }));

  const { data: now } = await call('boss', `${purchase}/update`, {
    ...order([{ sku: other, quantity: 7, unitPrice: 1 }]),
    id: made.id,
    updatedAt: made.updatedAt,
  });
  expect(now).toMatchObject({ sku: other, quantity: 7, amount: 7 });
  expect(now.lines).toHaveLength(1);
});

it('the log of an order says how its products, their prices and the amount changed', async () => {
  const [one = '', other = '', third = ''] = await skus();
  const before = [
    { sku: one, quantity: 30, unitPrice: 2.5 },
    { sku: one, quantity: 5, unitPrice: 2 },
    { sku: other, quantity: 10, unitPrice: 1 },
  ];
  const { data: made } = await call('boss', `${purchase}/add`, order(before));
  const save = async (lines: unknown) => {
    await call('boss', `${purchase}/update`, { ...order(lines), id: made.id });
    return (await logOf('purchase', made.id))[0]?.opData;
  };
  const dearer = [before[0], { sku: one, quantity: 5, unitPrice: 2.1 }, before[2]];
  expect(await save(dearer)).toEqual({
    amount: [95, 95.5],
    [`lines.${one}`]: ['30 × 2.50 + 5 × 2.00', '30 × 2.50 + 5 × 2.10'],
  });
  expect(await save([...dearer.slice(0, 2), { sku: third, quantity: 10, unitPrice: 1 }])).toMatchObject({
    [`lines.${other}`]: ['10 × 1.00', null],
    [`lines.${third}`]: [null, '10 × 1.00'],
  });
  expect(await save([...dearer.slice(0, 2), { sku: third, quantity: 10, unitPrice: 1 }])).toEqual({});
});

it('what is wrong with a line is said of its field, for all lines at once', async () => {
  const [one = ''] = await skus();
  const refused = async (lines: unknown) => {
    const { code, data } = await call<{ errors: Row }>('boss', `${purchase}/add?lang=en`, order(lines));
    expect(code).toBe(10040);
    return data.errors;
  };
  expect(
    await refused([
      { sku: one, quantity: 1, unitPrice: 1 },
      { sku: 'NOBODY-SELLS-IT', quantity: 0, unitPrice: 1 },
      { sku: 'a\0b', quantity: 1.5 },
      { sku: 'half of a character: \ud83d', quantity: 1, unitPrice: 1 },
    ]),
  ).toEqual({
    'lines.1.sku': 'This choice does not exist or is out of use',
    'lines.1.quantity': 'Between 1 and 1000000',
    'lines.2.sku': 'The format is not right',
    'lines.2.quantity': 'Enter a whole number',
    'lines.2.unitPrice': 'This information cannot be empty, please fill in',
    'lines.3.sku': 'The format is not right',
  });
  expect(await refused([])).toEqual({ lines: 'This information cannot be empty, please fill in' });
  expect(await refused('x')).toEqual({ lines: 'The format is not right' });
  expect(await refused(Array.from({ length: 201 }, () => ({})))).toEqual({ lines: '200 lines at most' });
  expect(await refused([null])).toMatchObject({ 'lines.0.sku': expect.any(String) });
});

it('orders of the demo have lines that make up their pieces, some of them several', async () => {
  const { content } = await page('boss', `${purchase}/findByPage?search[EQ_status]=DONE&rows=40`);
  const whole = await Promise.all(
    content.map(async ({ id }) => (await call('boss', `${purchase}/findById?id=${id}`)).data),
  );
  const counts = whole.map(({ quantity, lines, amount }) => {
    const all = lines as { quantity: number; amount: number }[];
    expect(all.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity);
    expect(all.reduce((sum, line) => sum + line.amount, 0)).toBeCloseTo(Number(amount), 2);
    return all.length;
  });
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});
