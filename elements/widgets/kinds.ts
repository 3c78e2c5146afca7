import { type ComponentType, createElement, type ReactNode } from 'react';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import type { PickerWidgetProps } from './PickerWidget';

const PickerWidget = lazyComponent(() => import('./PickerWidget'));
const picker =
  (kind: PickerWidgetProps['kind']) =>
  (props: Omit<PickerWidgetProps, 'kind'>): ReactNode =>
    createElement(PickerWidget, { ...props, kind });

/**
 * Kind of `OmsShell.mount()` → its component, which gets the options as props; a new kind is one row
 * (docs/public-face.md#widgets-without-react).
 */
export const KINDS = {
  attachments: lazyComponent(() => import('../../src/features/files/Attachments')),
  copy: lazyComponent(() => import('../../src/features/copy/CopyButton')),
  date: picker('date'),
  dateRange: lazyComponent(() => import('./RangeWidget')),
  dateTime: picker('dateTime'),
  hour: picker('hour'),
  labels: lazyComponent(() => import('../../src/features/labels/Labels')),
  loading: lazyComponent(() => import('../../src/features/loading-overlay/LoadingOverlay')),
  log: lazyComponent(() => import('../../src/features/operation-log/OperationLog')),
  month: picker('month'),
  multiSelect: lazyComponent(() => import('./MultiSelectWidget')),
  photos: lazyComponent(() => import('../../src/features/photos/PhotoLookup')),
  product: lazyComponent(() => import('./ProductSelectWidget')),
  select: lazyComponent(() => import('./SelectWidget')),
  skus: lazyComponent(() => import('./SkuQueryWidget')),
  table: lazyComponent(() => import('./TableWidget')),
  time: picker('time'),
  upload: lazyComponent(() => import('../../src/features/files/Uploader')),
  user: lazyComponent(() => import('./UserSelectWidget')),
  year: picker('year'),
} satisfies Readonly<Record<string, ComponentType<never>>>;

/** A kind of `OmsShell.mount()`. */
export type Kind = keyof typeof KINDS;

export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);
