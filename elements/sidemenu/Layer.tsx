import { lazyPart } from '../../src/react/lazy-part';
import { WaitingPopover } from '../../src/ui/popover/WaitingPopover';
import type { LayerProps } from './LayerPart';

/** What opens beside the menu. Fetched when it is first shown. */
export const Layer = lazyPart<LayerProps>(
  () => import('./LayerPart'),
  ({ onClose, children }) => <WaitingPopover onClose={onClose}>{children}</WaitingPopover>,
);
