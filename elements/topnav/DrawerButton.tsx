import MenuIcon from 'lucide/dist/esm/icons/menu.mjs';
import { type RefObject, useRef, useState } from 'react';
import type { Navigation } from '../../src/domain/navigation/navigation';
import { ModuleMenu } from '../../src/features/modules/lazy-module-menu';
import { useModules } from '../../src/features/modules/use-modules';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { IconButton } from '../../src/ui/button/IconButton';

/** Opens the side menu of a narrow window; on a page without one, the list of modules. */
export function DrawerButton() {
  const t = useT();
  const { navigation } = useShell();
  const drawer = useStore(navigation.$drawer);
  const ref = useRef<HTMLButtonElement>(null);
  const [listed, setListed] = useState(false);
  const press = () => {
    if (document.querySelector('oms-sidemenu')) navigation.$drawer.set(!drawer);
    else setListed(!listed && hasModules(navigation));
  };
  return (
    <div className="oms-topnav-drawer" data-block="">
      <IconButton
        ref={ref}
        icon={MenuIcon}
        label={t('topnav.menu')}
        expanded={drawer || listed}
        onClick={press}
      />
      {listed && <ModuleList anchor={ref} onClose={() => setListed(false)} />}
    </div>
  );
}

function hasModules({ base, moduleLink }: Navigation): boolean {
  return base.$state.get().data?.modules.some(({ id }) => moduleLink(id) !== null) ?? false;
}

/** By itself: most bars never open it, and need not render with every change of the menu. */
function ModuleList({ anchor, onClose }: { anchor: RefObject<HTMLElement | null>; onClose(): void }) {
  const modules = useModules() ?? [];
  return <ModuleMenu id="topnav-modules" modules={modules} anchor={anchor} start="first" onClose={onClose} />;
}
