import Star from 'lucide/dist/esm/icons/star.mjs';
import { trailOf } from '../../core/navigation/tree';
import type { MenuEntry } from '../../core/navigation/types';
import { favouritesStore } from '../../features/favourites/store';
import { GroupIcon } from '../../features/menu/MenuIcon';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts, useT } from '../../react/use-text';
import { Empty } from '../../ui/faces/Empty';
import { pageSheet } from '../../ui/page/sheet';
import { useFollow } from '../parts/use-follow';
import { PanelFace } from './PanelFace';

/** As many as stand beside the announcements; the side menu has them all. */
const SHOWN = 8;

/** The pages that the user has starred. */
export function FavouritesPanel() {
  useSheet(pageSheet);
  const store = useFeature(favouritesStore);
  const state = useStore(store.$state);
  const entries = useStore(store.$entries);
  const t = useT();
  const face = { ...state, data: state.data && entries };
  return (
    // No landmark: the region of this name is the side menu's.
    <div className="oms-panel oms-panel-lined" id="home-favourites">
      <header className="oms-panel-head">
        <h2 className="oms-panel-title">{t('home.favourites')}</h2>
      </header>
      <PanelFace
        name={t('home.favourites')}
        state={face}
        onRetry={() => void store.refresh()}
        skeleton={{ rows: 4, kind: 'row' }}
        isEmpty={(shown) => shown.length === 0}
        empty={<Empty icon={Star} title={t('home.favourites.empty')} text={t('home.favourites.emptyHint')} />}
      >
        {(shown) => (
          <ul className="oms-home-favourites">
            {shown.slice(0, SHOWN).map((entry) => (
              <li key={entry.id}>
                <Favourite entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </PanelFace>
    </div>
  );
}

function Favourite({ entry }: { entry: MenuEntry }) {
  const { navigation } = useShell();
  const { byId } = useStore(navigation.$tree);
  const title = useServerTexts();
  const follow = useFollow('home');
  const link = navigation.link(entry);
  if (!link) return null;
  // Entries of the lower levels have no icon of their own: the group's says what they are about.
  const iconClass = trailOf(entry.id, byId).findLast((step) => step.iconClass !== '')?.iconClass ?? '';
  const label = title(entry.langKey, entry.title);
  const away = link.target === '_blank';
  return (
    <a
      className="oms-home-favourite"
      href={link.url}
      target={away ? '_blank' : undefined}
      rel={away ? 'noopener' : undefined}
      title={label}
      onClick={(event) => follow(event, entry.id)}
    >
      <GroupIcon iconClass={iconClass} />
      <span>{label}</span>
    </a>
  );
}
