import { lazyComponent } from '../../ui/lazy/lazy-component';
import { PendingPopover } from '../../ui/popover/PendingPopover';
import type { ModuleMenuProps } from './ModuleMenu';

export const ModuleMenu = lazyComponent<ModuleMenuProps>(() => import('./ModuleMenu'), PendingPopover);
