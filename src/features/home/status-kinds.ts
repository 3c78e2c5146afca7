import type { OrderStatus } from '../../domain/home/types';
import type { StatusKind } from '../../ui/status/StatusGlyph';

/** The glyph of each status: shape first, then colour. */
export const STATUS_KINDS: Readonly<Record<OrderStatus, StatusKind>> = {
  REVIEW: 'waiting',
  ALLOCATE: 'next',
  PICKING: 'half',
  DISPATCH: 'most',
  DONE: 'done',
  EXCEPTION: 'failed',
};
