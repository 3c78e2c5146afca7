import type { Backend } from './backend';
import { BackendError } from './backend';

export const BILL_STATUSES = ['PAID', 'DUE', 'OVERDUE', 'DISPUTED', 'VOID'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

export interface Bill {
  readonly id: string;
  readonly billNo: string;
  /** Month, as in 2026-10. */
  readonly period: string;
  readonly category: string;
  readonly warehouseCode: string;
  readonly amount: number;
  readonly currency: string;
  /** The status of the service, which may be unknown to this page. */
  readonly status: string;
  readonly issuedAt: string;
  readonly dueAt: string;
}

export interface BillPage {
  readonly bills: readonly Bill[];
  readonly total: number;
  readonly pages: number;
}

export interface BillSummary {
  readonly balance: number;
  readonly due: number;
  readonly overdue: number;
  readonly currency: string;
}

export interface BillFilter {
  /** Empty means all. */
  readonly period: string;
  readonly status: string;
  /** Codes; none means all. */
  readonly warehouses: readonly string[];
}

const PATH = '/api/v3/bill/findByPage';

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const figure = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

function billOf(row: unknown): Bill {
  const r = (row ?? {}) as Record<string, unknown>;
  return {
    id: text(r.id),
    billNo: text(r.billNo),
    period: text(r.period),
    category: text(r.category),
    warehouseCode: text(r.warehouseCode),
    amount: figure(r.amount),
    currency: text(r.currency),
    status: text(r.status),
    issuedAt: text(r.issuedAt),
    dueAt: text(r.dueAt),
  };
}

function pageOf(data: unknown): BillPage {
  const list = data as { content?: unknown; totalElements?: unknown; totalPages?: unknown } | null;
  if (!Array.isArray(list?.content)) throw new BackendError('failed', `GET ${PATH}, no list in the reply`);
  return {
    bills: list.content.map(billOf),
    total: figure(list.totalElements),
    pages: Math.max(1, figure(list.totalPages)),
  };
}

/** Reads a page of bills (1-based), newest first. */
export async function findBills(
  backend: Backend,
  filter: BillFilter,
  page: number,
  rows: number,
): Promise<BillPage> {
  const query: Record<string, string> = { page: `${page}`, rows: `${rows}`, sidx: 'id', sord: 'desc' };
  if (filter.period) query['search[EQ_period]'] = filter.period;
  if (filter.status) query['search[EQ_status]'] = filter.status;
  if (filter.warehouses.length > 0) query['search[IN_warehouseCode]'] = filter.warehouses.join(',');
  return pageOf(await backend.get('billingApi', PATH, query));
}

/** Reads one bill by its number; null if the organisation has none with that number. */
export async function findBill(backend: Backend, billNo: string): Promise<Bill | null> {
  const query = { page: '1', rows: '1', sidx: 'id', sord: 'desc', 'search[EQ_billNo]': billNo };
  const { bills } = pageOf(await backend.get('billingApi', PATH, query));
  return bills.find((bill) => bill.billNo === billNo) ?? null;
}

export async function billSummary(backend: Backend): Promise<BillSummary> {
  const data = (await backend.get('billingApi', '/api/v3/bill/summary')) as Record<string, unknown> | null;
  return {
    balance: figure(data?.balance),
    due: figure(data?.due),
    overdue: figure(data?.overdue),
    currency: text(data?.currency),
  };
}
