import { type DataTableProps, SkuQuery } from '@oms/shell/react';
import { page } from 'vitest/browser';
import { expectRows, ORDERS, orders, ordersTable, ROWS } from '../../support/orders-table';
import { type Options, press, type State, seen } from '../state';

const table =
  (props: Partial<DataTableProps> = {}, query = ''): NonNullable<State['setUp']> =>
  (options: Options) =>
    ordersTable(props, { ...options, rows: LABELLED, query });

const LABELS = [{ labelId: '1', labelName: 'Urgent', labelColour: '#c8322b' }];
/** Thirty, of which some have labels. */
const LABELLED = orders(30).map((row, at) => (at % 3 === 0 ? { ...row, labels: LABELS } : row));

const FULL: Partial<DataTableProps> = {
  columns: [
    {
      key: 'orderNo',
      title: 'Order',
      type: 'id',
      always: true,
      pinned: true,
      sort: true,
      href: '/o?id={id}',
    },
    { key: 'status', title: 'Status', type: 'status', glyphs: { DONE: 'done', EXCEPTION: 'failed' } },
    { key: 'sku', title: 'Product' },
    { key: 'labels', title: 'Labels', type: 'labels' },
    { key: 'amount', title: 'Amount', type: 'amount', sort: true },
    { key: 'createdAt', title: 'Ordered', type: 'time', sort: true },
  ],
  views: [{ id: 'review', name: 'To review', query: 'status=REVIEW' }],
  bulk: [
    { id: 'hold', label: 'Hold', path: `${ORDERS}/hold` },
    {
      id: 'cancel',
      label: 'Cancel orders',
      path: `${ORDERS}/cancel`,
      danger: true,
      input: { field: 'reason', label: 'Why' },
    },
  ],
  exports: { path: `${ORDERS}/export` },
  actions: () => [{ id: 'copy', label: 'Copy the order' }],
};

const choose = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox').click();

/** The states of a list that operators work with. */
export const TABLE_STATES: readonly State[] = [
  {
    name: 'a table with rows',
    again: true,
    setUp: table(FULL, 'status=REVIEW%2CALLOCATE&sort=-amount'),
    reach: () => expectRows(10),
  },
  {
    name: 'a filter with a list of values, of which one is not found',
    again: true,
    setUp: table(
      { filters: [{ key: 'text', type: 'text', field: 'orderNo', label: 'Order' }] },
      'text=SO1001%0ASO1002%0ASO9999',
    ),
    reach: (_, t) => seen(page.getByText(t('2 of 3 found', '3 个中找到 2 个'))),
  },
  {
    name: 'a table in a narrow window',
    options: { width: 390, height: 844 },
    setUp: table(),
    reach: (_, t) => seen(page.getByText(t('30 in total', '共 30 条'))),
  },
  {
    name: 'the filters of a table in a narrow window',
    again: true,
    options: { width: 390, height: 844 },
    setUp: table(),
    async reach(_, t) {
      await press(t('Filters', '筛选'));
      await seen(page.getByRole('button', { name: t('Show 30', '查看 30 条') }));
    },
  },
  {
    name: 'a table whose rows are chosen',
    again: true,
    setUp: table(FULL),
    async reach() {
      await expectRows(10);
      await choose(1);
      await choose(3);
      await seen(page.getByRole('button', { name: 'Cancel orders' }));
    },
  },
  {
    name: 'the menu of a row',
    setUp: table(FULL),
    async reach(_, t) {
      await page
        .getByRole('button', { name: t('Actions for', '的操作') })
        .first()
        .click();
      await seen(page.getByRole('menuitem', { name: 'Copy the order' }));
    },
  },
  {
    name: 'a bulk action that lacks its reason',
    setUp: table(FULL),
    async reach(_, t) {
      await expectRows(10);
      await choose(1);
      await press('Cancel orders');
      await press('Cancel orders', page.getByRole('alertdialog'));
      await seen(page.getByText(t('Why cannot be empty, please fill in', 'Why 不能为空，请填写')));
    },
  },
  {
    name: 'the columns of a table',
    again: true,
    setUp: table({ name: 'orders' }),
    async reach(_, t) {
      await press(t('Columns', '列设置'));
      await seen(page.getByRole('dialog', { name: t('Columns', '列设置') }));
    },
  },
  {
    name: 'the options of a filter',
    setUp: table(),
    async reach() {
      await page.getByRole('combobox', { name: 'Status' }).click();
      await seen(page.getByRole('option', { name: 'To review' }));
    },
  },
  {
    name: 'a table without rows',
    setUp: (options) => ordersTable({}, { ...options, rows: [] }),
    reach: (_, t) => seen(page.getByText(t('Nothing here yet', '暂无数据'))),
  },
  {
    name: 'a table that finds nothing',
    setUp: table({}, 'text=zzz'),
    reach: (_, t) => seen(page.getByText(t('Nothing matches', '没有符合条件的记录'))),
  },
  {
    name: 'a table that has not loaded',
    options: { before: ({ fail }) => fail(ROWS) },
    setUp: table(),
    reach: (_, t) => seen(page.getByText(t('The list could not be loaded', '列表加载失败'))),
  },
  {
    name: 'a query of many SKUs of which some are not known',
    setUp: table({
      filters: [{ key: 'skus', field: 'sku', label: 'SKU', control: (props) => <SkuQuery {...props} /> }],
    }),
    async reach(_, t) {
      await press(t('Many SKUs', '批量 SKU'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('A-100\nNOPE-1');
      await dialog.getByRole('button', { name: t('Search (2)', '查询（2）') }).click();
      await seen(dialog.getByText('NOPE-1'));
    },
  },
];
