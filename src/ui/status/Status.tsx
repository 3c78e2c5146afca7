import type { ReactNode } from 'react';
import { cx } from '../class-names';
import { StatusGlyph, type StatusKind } from './StatusGlyph';

export interface StatusProps {
  kind: StatusKind;
  /** The word, in the colour of the text: the glyph alone is coloured. */
  children: ReactNode;
  /** Small and quiet, for notes such as the state of a connection. */
  quiet?: boolean | undefined;
}

export function Status({ kind, quiet = false, children }: StatusProps) {
  return (
    <span className={cx('oms-status', quiet && 'oms-status-quiet')}>
      <StatusGlyph kind={kind} />
      {children}
    </span>
  );
}
