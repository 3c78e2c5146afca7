import { lazyComponent } from '../../ui/lazy/lazy-component';
import { PlainLinks } from '../../ui/lazy/PlainLinks';
import { PendingPopover } from '../../ui/popover/PendingPopover';
import type { ModuleMenuProps } from './ModuleMenu';

export const ModuleMenu = lazyComponent<ModuleMenuProps>(() => import('./ModuleMenu'), PendingPopover, {
  Instead: ({ modules }) => <PlainLinks links={modules.map(({ title, link }) => ({ title, ...link }))} />,
});
