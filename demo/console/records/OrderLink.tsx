import { IdText, Link } from '@oms/shell/react';
import { useHref } from 'react-router';
import { ORDER } from './kinds';
import { textOf, type Wire } from './use-record';

/** The order that a record is for. */
export function OrderLink({ record }: { record: Wire }) {
  const order = useHref(ORDER.detail);
  return (
    <Link href={`${order}?id=${encodeURIComponent(textOf(record, 'orderId'))}`}>
      <IdText id={textOf(record, 'orderNo')} />
    </Link>
  );
}
