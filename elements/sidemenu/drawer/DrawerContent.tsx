import Languages from 'lucide/dist/esm/icons/languages.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { nameOfLang } from '../../../src/core/i18n/lang-name';
import { FilterField, FilterPlace } from '../../../src/features/menu/filter/FilterField';
import { FilterPane } from '../../../src/features/menu/filter/FilterPane';
import { useFilter } from '../../../src/features/menu/filter/use-filter';
import { MenuTree } from '../../../src/features/menu/tree/MenuTree';
import { useModuleItems } from '../../../src/features/menu/use-module-items';
import { MenuViewState, StaleMenuMessage } from '../../../src/features/menu/view-state/MenuViewState';
import { useMenuState } from '../../../src/features/menu/view-state/use-menu-state';
import { useSheet } from '../../../src/react/sheet';
import { useShell } from '../../../src/react/shell-context';
import { useStore } from '../../../src/react/use-store';
import { useLang, useT } from '../../../src/react/use-text';
import { Avatar } from '../../../src/ui/avatar/Avatar';
import { Icon } from '../../../src/ui/icon/Icon';
import { FavouritesGroup } from '../tree/FavouritesGroup';
import { useModule } from '../use-module';
import { Drawer } from './Drawer';
import sheet from './drawer-content.css?sheet';
import { ModuleStrip } from './ModuleStrip';

export interface DrawerContentProps {
  module: string | undefined;
}

/** The menu of narrow windows. */
export default function DrawerContent(props: DrawerContentProps) {
  return (
    <Drawer>
      <Content {...props} />
    </Drawer>
  );
}

/** The whole menu on a narrow window: organisation, modules, tree, favourites, language. */
function Content({ module }: DrawerContentProps) {
  useSheet(sheet);
  const t = useT();
  const { navigation, organisations, i18n } = useShell();
  const { viewState, stale, busy } = useMenuState();
  const lang = useLang();
  const others = i18n.langs().filter((other) => other !== lang);
  const organisation = useStore(organisations.$current);
  const { id } = useModule(module);
  const items = useModuleItems(id);
  const close = () => navigation.$drawer.set(false);
  const filter = useFilter();
  const ready = viewState === 'ready';
  return (
    <>
      <div className="oms-drawer-head">
        <h2 className="oms-drawer-title">{t('menu.label')}</h2>
        <button type="button" className="oms-drawer-close" aria-label={t('action.close')} onClick={close}>
          <Icon icon={X} size={18} />
        </button>
      </div>
      {organisation && (
        <div className="oms-drawer-organisation">
          <Avatar name={organisation.name} logoUrl={organisation.logoUrl ?? undefined} size="m" />
          <div className="oms-drawer-names">
            <div className="oms-drawer-name" title={organisation.name}>
              {organisation.name}
            </div>
            <div className="oms-drawer-code">{organisation.code}</div>
          </div>
        </div>
      )}
      <nav className="oms-drawer-nav" aria-label={t('menu.label')} part="menu">
        {ready ? <FilterField filter={filter} /> : <FilterPlace />}
        <FilterPane filter={filter} onFollow={close}>
          {ready && module === undefined && <ModuleStrip current={id} />}
          <div className="oms-drawer-scroll" data-scroller="">
            <MenuViewState viewState={ready && items.length === 0 ? 'empty' : viewState} busy={busy} />
            {ready && <MenuTree id="drawer" tall items={items} onFollow={close} />}
            {ready && <FavouritesGroup onFollow={close} />}
          </div>
        </FilterPane>
      </nav>
      {stale && <StaleMenuMessage busy={busy} />}
      <div className="oms-drawer-foot">
        {others.map((other) => (
          <button
            key={other}
            type="button"
            className="oms-drawer-action"
            lang={other}
            onClick={() => void i18n.setLang(other)}
          >
            <Icon icon={Languages} size={18} />
            {nameOfLang(other)}
          </button>
        ))}
      </div>
    </>
  );
}
