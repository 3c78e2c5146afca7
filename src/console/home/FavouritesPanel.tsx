import Star from 'lucide/dist/esm/icons/star.mjs';
import { useState } from 'react';
import { favouritesStore } from '../../domain/favourites/store';
import { trailOf } from '../../domain/navigation/menu/tree';
import type { MenuEntry } from '../../domain/navigation/types';
import { FavouritesEditor } from '../../features/favourites/FavouritesEditor';
import { type Sign, signsOf } from '../../features/favourites/signs';
import { GroupIcon } from '../../features/menu/icons/GroupIcon';
import { ShellLink } from '../../react/ShellLink';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useServerTexts, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import pageSheet from '../../ui/page/page.css?sheet';
import noteSheet from '../../ui/text/note.css?sheet';
import { Alert } from '../../ui/view-states/Alert';
import { Empty } from '../../ui/view-states/Empty';
import { PanelState } from './PanelState';

/** As many as fit beside the announcements; the side menu has them all. */
const SHOWN = 8;

/** The pages that the user has starred. */
export function FavouritesPanel() {
  useSheet(pageSheet);
  useSheet(noteSheet);
  const store = useFeature(favouritesStore);
  const state = useStore(store.$state);
  const entries = useStore(store.$entries);
  const failure = useStore(store.$failure);
  const t = useT();
  const errorText = useErrorText();
  const [editing, setEditing] = useState(false);
  const viewState = { ...state, data: state.data && entries };
  return (
    // No landmark: the region of this name is the side menu's.
    <div className="oms-panel oms-panel-lined" id="home-favourites" data-favourites="">
      <header className="oms-panel-head">
        <h2 className="oms-panel-title">{t('home.favourites')}</h2>
        {entries.length > 0 && (
          <span className="oms-push">
            <Button
              variant="link"
              aria-label={editing ? undefined : t('favourites.editAll')}
              onClick={() => {
                // Another tab may have changed the list meanwhile.
                if (!editing) void store.refresh();
                setEditing(!editing);
              }}
            >
              {t(editing ? 'favourites.done' : 'favourites.edit')}
            </Button>
          </span>
        )}
      </header>
      {editing && failure && <Alert tone="danger">{errorText(failure)}</Alert>}
      <PanelState
        name={t('home.favourites')}
        failed={t('favourites.failed')}
        state={viewState}
        onRetry={() => void store.refresh()}
        skeleton={{ rows: 4, kind: 'row' }}
        isEmpty={(shown) => shown.length === 0}
        empty={<Empty icon={Star} title={t('home.favourites.empty')} text={t('home.favourites.emptyHint')} />}
      >
        {(shown) =>
          editing ? (
            <div className="oms-home-editor">
              <FavouritesEditor />
            </div>
          ) : (
            <ul className="oms-home-favourites">
              <Favourites entries={shown.slice(0, SHOWN)} />
            </ul>
          )
        }
      </PanelState>
    </div>
  );
}

function Favourites({ entries }: { entries: readonly MenuEntry[] }) {
  const { navigation } = useShell();
  const { byId } = useStore(navigation.$tree);
  const text = useServerTexts();
  // Entries of the lower levels have no icon of their own: the group's says what they are about.
  const iconOf = ({ id }: MenuEntry) =>
    trailOf(id, byId).findLast((step) => step.iconClass !== '')?.iconClass ?? '';
  const signs = signsOf(
    entries.map((entry) => ({
      id: entry.id,
      title: text(entry.langKey, entry.title),
      iconClass: iconOf(entry),
    })),
  );
  return entries.map((entry) => (
    <li key={entry.id}>
      <Favourite entry={entry} sign={signs.get(entry.id)} />
    </li>
  ));
}

function Favourite({ entry, sign }: { entry: MenuEntry; sign: Sign | undefined }) {
  const { navigation } = useShell();
  const title = useServerTexts();
  const link = navigation.link(entry);
  if (!link) return null;
  const label = title(entry.langKey, entry.title);
  return (
    <ShellLink to={{ ...link, source: 'home', id: entry.id }} className="oms-home-favourite" title={label}>
      {sign && 'iconClass' in sign ? (
        <GroupIcon iconClass={sign.iconClass} />
      ) : (
        <span className="oms-home-letter" aria-hidden="true" data-letter={sign?.letter} />
      )}
      <span>
        <span>{label}</span>
        {entry.note !== '' && <span className="oms-note">{entry.note}</span>}
      </span>
    </ShellLink>
  );
}
