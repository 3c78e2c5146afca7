import type { StoreContext } from '../../core/store/define-store';
import { nameOf } from '../../core/text/name';
import { readTime } from '../../core/time/read-time';
import { isTimeZone } from '../../core/time/time-zone';
import { countOf, idOf, isRecord, textOf } from '../../page/json/json';
import { toCounts } from '../guide/counts';
import { type Dashboard, ORDER_STATUSES, type StatusFigures, type Warehouse } from './types';

const WAREHOUSES = '/api/v1/OrganizationWarehouse/findAllByContextId';

/** Null where the reply is no dashboard. Statuses that are not ours are left out. */
export function toDashboard(data: unknown, zone?: string): Dashboard | null {
  if (!isRecord(data) || !isRecord(data.orders) || !Array.isArray(data.orders.byStatus)) return null;
  const rows = data.orders.byStatus.filter(isRecord);
  const byStatus = ORDER_STATUSES.map((status): StatusFigures => {
    const row = rows.find((candidate) => candidate.status === status) ?? {};
    const days = Array.isArray(row.days) ? row.days.map((day) => countOf(day) ?? 0) : [];
    return { status, count: countOf(row.count) ?? 0, yesterday: countOf(row.yesterday), days };
  });
  return {
    asOf: readTime(data.asOf, zone),
    total: countOf(data.orders.total) ?? byStatus.reduce((sum, { count }) => sum + count, 0),
    yesterdayTotal: countOf(data.orders.yesterdayTotal),
    byStatus,
    guide: toCounts(data),
  };
}

export async function loadDashboard(
  { config, request }: StoreContext,
  signal: AbortSignal,
): Promise<Dashboard> {
  const options = { service: 'boss', signal, read: toDashboard } as const;
  return (await request.get(config.endpoints.dashboard, {}, options)).data;
}

/** The warehouses in use whose time zone is known, one a zone. Null where the data is no list. */
export function toWarehouses(data: unknown): Warehouse[] | null {
  if (!Array.isArray(data)) return null;
  const zones = new Set<string>();
  const warehouses: Warehouse[] = [];
  for (const row of data.filter(isRecord)) {
    const id = idOf(row.id);
    const timeZone = textOf(row.timeZone);
    const inUse = row.active !== false && row.active !== 0 && row.active !== '0';
    if (id === null || !inUse || zones.has(timeZone) || !isTimeZone(timeZone)) continue;
    zones.add(timeZone);
    warehouses.push({ id, title: nameOf(row.title, row.code, id), timeZone });
  }
  return warehouses;
}

export async function loadWarehouses({ request }: StoreContext, signal: AbortSignal): Promise<Warehouse[]> {
  return (await request.get(WAREHOUSES, {}, { service: 'boss', signal, read: toWarehouses })).data;
}
