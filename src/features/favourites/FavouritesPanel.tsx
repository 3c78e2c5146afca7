import PanelLeftClose from 'lucide/dist/esm/icons/panel-left-close.mjs';
import { useLayoutEffect, useRef } from 'react';
import { favouritesStore } from '../../domain/favourites/store';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { deepActiveElement } from '../../ui/layer/active-element';
import noteSheet from '../../ui/text/note.css?sheet';
import { Empty } from '../../ui/view-states/Empty';
import { Failed } from '../../ui/view-states/Failed';
import { FavouriteLink } from './FavouriteLink';
import { FavouritesEditor } from './FavouritesEditor';
import sheet from './favourites.css?sheet';

export interface FavouritesPanelProps {
  editing: boolean;
  onEditing(on: boolean): void;
  /** Folds the panel away; without it there is no button for that. */
  onCollapse?: (() => void) | undefined;
  onFollow(): void;
}

/** The user's favourites beside the flyout: links, or in edit mode rows to sort and take away. */
export function FavouritesPanel({ editing, onEditing, onCollapse, onFollow }: FavouritesPanelProps) {
  useSheet(sheet);
  useSheet(noteSheet);
  const t = useT();
  const errorText = useErrorText();
  const store = useFeature(favouritesStore);
  const { navigation } = useShell();
  const entries = useStore(store.$entries);
  const failure = useStore(store.$failure);
  const { data, error } = useStore(store.$state);
  const head = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  // Another tab may take away the row that has the focus, and without the focus the panel would seem to be left.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (deepActiveElement(document) === null) head.current?.querySelector('button')?.focus();
  });
  const marked = useStore(navigation.$marked)?.id;
  const body = () => {
    if (data === null && error) {
      return (
        <Failed
          title={t('favourites.failed')}
          text={errorText(error)}
          retry={{ label: t('action.retry'), onRetry: () => void store.refresh() }}
        />
      );
    }
    if (data === null)
      return (
        <p className="oms-sr" role="status">
          {t('favourites.loading')}
        </p>
      );
    if (entries.length === 0) return <Empty title={t('favourites.empty')} text={t('favourites.emptyHint')} />;
    if (editing) return <FavouritesEditor />;
    return (
      <ul className="oms-fav-list" data-column="">
        {entries.map((entry) => (
          <li key={entry.id} className="oms-fav-row">
            <FavouriteLink entry={entry} current={entry.id === marked} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section
      data-favourites=""
      className="oms-fav"
      part="favourites"
      aria-label={t('favourites.label')}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      <div ref={head} className="oms-fav-head">
        <h2 className="oms-fav-title">{t('favourites.title')}</h2>
        <Button
          size="s"
          variant={editing ? 'primary' : 'quiet'}
          onClick={() => {
            // Another tab may have changed the list meanwhile.
            if (!editing) void store.refresh();
            onEditing(!editing);
          }}
        >
          {t(editing ? 'favourites.done' : 'favourites.edit')}
        </Button>
      </div>
      {editing && entries.length > 0 && <p className="oms-fav-note">{t('favourites.editHint')}</p>}
      {failure && (
        <p className="oms-fav-failure" role="alert">
          {errorText(failure)}
        </p>
      )}
      <div className="oms-fav-body">{body()}</div>
      {onCollapse && (
        <button type="button" className="oms-fav-collapse" onClick={onCollapse}>
          <Icon icon={PanelLeftClose} size={16} />
          {t('favourites.collapse')}
        </button>
      )}
    </section>
  );
}
