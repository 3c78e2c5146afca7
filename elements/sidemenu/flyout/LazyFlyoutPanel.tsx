import { lazyComponent } from '../../../src/ui/lazy/lazy-component';
import { PendingPopover } from '../../../src/ui/popover/PendingPopover';
import type { FlyoutPanelProps } from './FlyoutPanel';

/** The layer beside the menu, fetched when it is first shown. */
export const LazyFlyoutPanel = lazyComponent<FlyoutPanelProps>(
  () => import('./FlyoutPanel'),
  ({ onClose, children }) => <PendingPopover onClose={onClose}>{children}</PendingPopover>,
);
