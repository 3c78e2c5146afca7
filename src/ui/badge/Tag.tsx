import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import sheet from './tag.css?sheet';

export interface TagProps {
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | undefined;
  children: ReactNode;
}

export function Tag({ tone = 'neutral', children }: TagProps) {
  useSheet(sheet);
  return <span className={cx('oms-tag', `oms-tag-${tone}`)}>{children}</span>;
}
