import type { ComponentType } from 'react';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';

/** Kind of `OmsShell.mount()` → its component, which gets the options as props; a new kind is one row (docs/public-face.md#widgets-without-react). */
export const KINDS: Readonly<Record<string, ComponentType<never>>> = {
  multiSelect: lazyComponent(() => import('./MultiSelectWidget')) as ComponentType<never>,
  select: lazyComponent(() => import('./SelectWidget')) as ComponentType<never>,
  upload: lazyComponent(() => import('../../src/features/files/Uploader')) as ComponentType<never>,
};
