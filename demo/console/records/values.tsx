import {
  CopyButton,
  IdText,
  Status,
  type StatusProps,
  Tag,
  Time,
  type TimeProps,
  useLanguage,
} from '@oms/shell/react';
import type { ReactNode } from 'react';
import { codeText, type Translate } from '../texts';
import { numberOf, textOf, type Wire } from './use-record';

/**
 * How far the work on a record is, by its status; the same shapes for all kinds. 1 and 2: a product in use, and one
 * that is not.
 */
export const SHAPES: Readonly<Record<string, StatusProps['kind']>> = {
  1: 'done',
  2: 'none',
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
  return (
    <span className="record-state">
      <Status kind={SHAPES[code] ?? 'waiting'}>{codeText(t, `${kind}.status`, code)}</Status>
    </span>
  );
}

/** A figure in the reader's language, with as many places as are asked for. */
function Figure({ value, places = 0 }: { value: number; places?: number }) {
  const [lang] = useLanguage();
  const format = { minimumFractionDigits: places, maximumFractionDigits: places };
  return new Intl.NumberFormat(lang, format).format(value);
}

/** A whole number with its separators; null where the record has none. */
export function countOf(record: Wire, field: string): ReactNode {
  const value = numberOf(record, field);
  return value === null ? null : <Figure value={value} />;
}

/** `USD 1,128.40`: figures as the service rounds them, two places. Null where the record has none. */
export function amountOf(record: Wire, field = 'amount', currency = 'currency'): ReactNode {
  const value = numberOf(record, field);
  if (value === null) return null;
  return (
    <span className="record-amount">
      <small>{textOf(record, currency)}</small> <Figure value={value} places={2} />
    </span>
  );
}

/** A moment of the record; null where it has none. */
export function timeOf(record: Wire, field: string, look: TimeProps['look'] = 'stamp'): ReactNode {
  const at = textOf(record, field);
  return at === '' ? null : <Time at={at} look={look} />;
}

/** A day of the record, in any zone the same; null where it has none. */
export function dayOf(record: Wire, field: string): ReactNode {
  const at = textOf(record, field);
  return at === '' ? null : <Time at={at} look="day" />;
}

/** A number that clerks take elsewhere, with a button that copies it; null where the record has none. */
export function copiedOf(record: Wire, field: string, label: string): ReactNode {
  const id = textOf(record, field);
  return id === '' ? null : (
    <span className="record-copied">
      <IdText id={id} />
      <CopyButton text={id} label={label} />
    </span>
  );
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

/** A mark for a SKU that is to be replaced. */
export function TemporarySku({ t, record }: { t: Translate; record: Wire }) {
  return numberOf(record, 'isTemp') === 1 ? <Tag>{t('product.temporary')}</Tag> : null;
}

/** A whole measure with its unit; null where the record has none. */
export function withUnit(record: Wire, field: string, unit: string): ReactNode {
  const value = countOf(record, field);
  return (
    value && (
      <span>
        {value} {unit}
      </span>
    )
  );
}
