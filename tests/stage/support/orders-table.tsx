import { DataTable, type DataTableProps, type TableAddress } from '@oms/shell/react';
import { type FakeServicesOptions, list } from '@oms/shell/testing';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { reactStage } from './react';
import type { Stage, StageOptions } from './stage';

export type Order = Readonly<Record<string, unknown>>;

/** Path of the calls of the table's service. */
export const ORDERS = '/api/v2/deliverOrder';
export const ROWS = `GET ${ORDERS}/findByPage`;

const STATUSES = ['REVIEW', 'ALLOCATE', 'DONE', 'EXCEPTION'];

/** Orders SO1001, SO1002 and so on, whose statuses take turns. */
export const orders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(1001 + at),
    orderNo: `SO${1001 + at}`,
    keyword: `SO${1001 + at} ${at % 2 === 0 ? 'LAMP' : 'RUG'}`,
    sku: at % 2 === 0 ? 'LAMP' : 'RUG',
    status: STATUSES[at % STATUSES.length] ?? '',
    amount: (at * 37) % 100,
    currency: 'USD',
    warehouseCode: 'LAX',
    createdAt: '2026-11-20T08:00:00.000Z',
  }));

const words = { REVIEW: 'To review', ALLOCATE: 'To allocate', DONE: 'Done', EXCEPTION: 'Exception' };

/** Those of the list where a test names no others. */
export const COLUMNS = [
  { key: 'orderNo', title: 'Order', type: 'id', always: true, pinned: true, sort: true, narrow: 'title' },
  { key: 'status', title: 'Status', type: 'status', words, narrow: 'state' },
  { key: 'sku', title: 'Product', narrow: 'note' },
  { key: 'warehouseCode', title: 'Warehouse' },
  { key: 'ownerName', title: 'Owner', hidden: true },
  { key: 'amount', title: 'Amount', type: 'amount', sort: true, narrow: 'value' },
  { key: 'createdAt', title: 'Ordered', type: 'time', sort: true },
] as const satisfies DataTableProps['columns'];

const LIST: DataTableProps = {
  label: 'Orders',
  source: { path: `${ORDERS}/findByPage` },
  columns: COLUMNS,
  filters: [
    { key: 'text', type: 'text', field: 'keyword', label: 'Order, SKU' },
    {
      key: 'status',
      label: 'Status',
      options: Object.entries(words).map(([value, label]) => ({ value, label })),
    },
  ],
};

export interface OrdersTable extends Stage {
  /** The queries that the table has put in its address, oldest first; with whether Back leads to the one before. */
  readonly addresses: { query: string; step: boolean }[];
  /** Another query of the address, as Back and links bring it. */
  go(query: string): void;
}

interface Options extends Omit<StageOptions, 'services'> {
  rows?: readonly Order[] | (() => readonly Order[]);
  services?: FakeServicesOptions;
  /** The query of the address at first. */
  query?: string;
}

/** A list of orders on a page of React, with its query in an address, as a router keeps it. */
export async function ordersTable(
  props: Partial<DataTableProps>,
  { rows = orders(30), query = '', services = {}, ...options }: Options = {},
): Promise<OrdersTable> {
  const addresses: OrdersTable['addresses'] = [];
  let go = (_: string) => {};
  function Page() {
    const [params, setParams] = useState(() => new URLSearchParams(query));
    go = (next) => setParams(new URLSearchParams(next));
    const address: TableAddress = [
      params,
      (next, { replace = false } = {}) => {
        addresses.push({ query: next.toString(), step: !replace });
        setParams(next);
      },
    ];
    return <DataTable {...LIST} address={address} {...props} />;
  }
  const made = await reactStage(<Page />, {
    ...options,
    ready: true,
    services: { ...services, replies: { [ROWS]: list(rows), ...services.replies } },
  });
  return { ...made, addresses, go: (next) => go(next) };
}

/** The rows of the table on the page, without its head. */
export const tableRows = () => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Waits until the table shows this many rows. */
export const expectRows = (count: number) => expect.poll(() => tableRows().elements().length).toBe(count);
