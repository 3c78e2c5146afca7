import { lazyPart } from '../../react/lazy-part';
import { WaitingPopover } from '../../ui/popover/WaitingPopover';
import type { ModuleMenuProps } from './ModuleMenu';

export const ModuleMenu = lazyPart<ModuleMenuProps>(() => import('./ModuleMenu'), WaitingPopover);
