import { type Load, useLoad, useShell } from '@oms/shell/react';
import type { RecordKind } from './kinds';

/** A record as the service sends it: texts and numbers by name, some of them lists. */
export type Wire = Readonly<Record<string, unknown>>;

/** One record by its id; loaded again for another id, language or organisation. */
export function useRecord({ type, base, service }: RecordKind, id: string): Load<Wire> {
  const { request } = useShell();
  return useLoad(
    async (signal) =>
      (await request.get(`${base}/findById`, { id }, { service, signal, read: recordOf })).data,
    `${type} ${id}`,
  );
}

/** Null for data that is no record. */
export const recordOf = (data: unknown): Wire | null =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Wire) : null;

/** A field as text; empty where the record has none. */
export function textOf(record: Wire, field: string): string {
  const value = record[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The lines of a record; none where it has none. */
export const linesOf = ({ lines }: Wire): Wire[] =>
  Array.isArray(lines) ? lines.map(recordOf).filter((line) => line !== null) : [];

/** A field as a number; null where it is none. */
export function numberOf(record: Wire, field: string): number | null {
  const value = record[field];
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && value !== ''
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
