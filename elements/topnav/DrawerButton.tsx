import MenuIcon from 'lucide/dist/esm/icons/menu.mjs';
import { useRef, useState } from 'react';
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
  const modules = useModules() ?? [];
  const ref = useRef<HTMLButtonElement>(null);
  const [listed, setListed] = useState(false);
  const press = () => {
    if (document.querySelector('oms-sidemenu')) navigation.$drawer.set(!drawer);
    else setListed(!listed && modules.length > 0);
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
      {listed && (
        <ModuleMenu
          id="topnav-modules"
          modules={modules}
          anchor={ref}
          start="first"
          onClose={() => setListed(false)}
        />
      )}
    </div>
  );
}
