import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import pageSheet from './page.css?sheet';

/** Names and values of one thing: in a narrow panel name and value at the ends of a line, `columns` for a wide one. */
export function Facts({ columns = false, children }: { columns?: boolean; children: ReactNode }) {
  useSheet(pageSheet);
  return <dl className={cx('oms-facts', columns && 'oms-facts-columns')}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
