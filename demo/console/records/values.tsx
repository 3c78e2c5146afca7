import { Status, type StatusProps, Tag, Time } from '@oms/shell/react';
import type { ReactNode } from 'react';
import { codeText, type Translate } from '../texts';
import { numberOf, textOf, type Wire } from './use-record';

/** How far the work on a record is, by its status; the same shapes for all kinds. */
const SHAPES: Readonly<Record<string, StatusProps['kind']>> = {
  REVIEW: 'waiting',
  DRAFT: 'waiting',
  PLANNED: 'waiting',
  WAITING: 'next',
  ALLOCATE: 'next',
  TRANSIT: 'half',
  PICKING: 'half',
  INSPECTING: 'half',
  RECEIVING: 'most',
  RECEIVED: 'most',
  DISPATCH: 'most',
  PACKED: 'most',
  DONE: 'done',
  SHIPPED: 'done',
  RESTOCKED: 'done',
  HELD: 'held',
  EXCEPTION: 'failed',
  DISPOSED: 'none',
  CANCELLED: 'none',
};

/** A status of any kind of record: shape, then word. */
export function StatusOf({ t, kind, code }: { t: Translate; kind: string; code: string }) {
  if (code === '') return null;
  return <Status kind={SHAPES[code] ?? 'waiting'}>{codeText(t, `${kind}.status`, code)}</Status>;
}

/** `USD 128.40`: figures as the service rounds them, two places. */
export function amountOf(record: Wire, field = 'amount', currency = 'currency'): string {
  const value = numberOf(record, field);
  return value === null ? '' : `${textOf(record, currency)} ${value.toFixed(2)}`.trim();
}

/** A moment of the record; null where it has none. */
export function timeOf(record: Wire, field: string): ReactNode {
  const at = textOf(record, field);
  return at === '' ? null : <Time at={at} look="exact" />;
}

/** Yes or no; null where the record does not say. */
export function yesOrNo(t: Translate, record: Wire, field: string): string | null {
  const value = numberOf(record, field);
  return value === null ? null : t(value === 1 ? 'value.yes' : 'value.no');
}

/** A mark for what is in a hurry. */
export function Rush({ t, record }: { t: Translate; record: Wire }) {
  return textOf(record, 'priority') === 'RUSH' ? <Tag tone="warning">{t('order.rush')}</Tag> : null;
}

/** A measure with its unit; empty where the record has none. */
export function withUnit(record: Wire, field: string, unit: string): string {
  const value = textOf(record, field);
  return value === '' ? '' : `${value} ${unit}`;
}
