import Languages from 'lucide/dist/esm/icons/languages.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { FilterField } from '../../src/features/menu/FilterField';
import { FilterOver } from '../../src/features/menu/FilterOver';
import { useMenuState } from '../../src/features/menu/face';
import { MenuNotice, StaleNotice } from '../../src/features/menu/MenuNotice';
import { MenuTree } from '../../src/features/menu/MenuTree';
import { useFilter } from '../../src/features/menu/use-filter';
import { useModuleItems } from '../../src/features/menu/use-items';
import { css, useSheet } from '../../src/react/sheet';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useLang, useT } from '../../src/react/use-text';
import { Avatar } from '../../src/ui/avatar/Avatar';
import { Icon } from '../../src/ui/icon/Icon';
import { Drawer } from './Drawer';
import text from './drawer-content.css?inline';
import { FavouritesGroup } from './FavouritesGroup';
import { ModuleStrip } from './ModuleStrip';
// With what the tree shares with this drawer in the tree's own file, the tree is one file to fetch.
import './TreeMenu';
import { useModule } from './use-module';

const sheet = css(text);

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
  const { face, stale, busy } = useMenuState();
  const lang = useLang();
  const organisation = useStore(organisations.$current);
  const { id } = useModule(module);
  const items = useModuleItems(id);
  const close = () => navigation.$drawer.set(false);
  const filter = useFilter();
  const ready = face === 'ready';
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
        {ready && <FilterField filter={filter} />}
        <FilterOver filter={filter} onFollow={close}>
          {ready && module === undefined && <ModuleStrip current={id} />}
          <div className="oms-drawer-scroll" data-scroller="">
            <MenuNotice face={ready && items.length === 0 ? 'empty' : face} busy={busy} />
            {ready && <MenuTree id="drawer" tall items={items} onFollow={close} />}
            {ready && <FavouritesGroup onFollow={close} />}
          </div>
        </FilterOver>
      </nav>
      {stale && <StaleNotice busy={busy} />}
      <div className="oms-drawer-foot">
        <button
          type="button"
          className="oms-drawer-action"
          lang={lang === 'en' ? 'zh-CN' : 'en'}
          onClick={() => void i18n.setLang(lang === 'en' ? 'zh-CN' : 'en')}
        >
          <Icon icon={Languages} size={18} />
          {t('menu.otherLanguage')}
        </button>
      </div>
    </>
  );
}
