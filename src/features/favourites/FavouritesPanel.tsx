import PanelLeftClose from 'lucide/dist/esm/icons/panel-left-close.mjs';
import { useRef } from 'react';
import { favouritesStore } from '../../domain/favourites/store';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useServerTexts, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { Empty } from '../../ui/view-states/Empty';
import { Failed } from '../../ui/view-states/Failed';
import { FavouriteLink } from './FavouriteLink';
import sheet from './favourites.css?sheet';
import { SortableList } from './SortableList';
import { Star } from './Star';

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
  const t = useT();
  const errorText = useErrorText();
  const title = useServerTexts();
  const store = useFeature(favouritesStore);
  const { navigation } = useShell();
  const entries = useStore(store.$entries);
  const failure = useStore(store.$failure);
  const { data, error } = useStore(store.$state);
  const items = entries.map(({ id, langKey, title: own }) => ({ id, label: title(langKey, own) }));
  const marked = useStore(navigation.$marked)?.id;
  const box = useRef<HTMLElement>(null);

  const remove = (id: string) => {
    // The row goes with the focus in it: it passes to the next one, else the panel would seem to be left.
    const row = box.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    const target = beside?.querySelector<HTMLElement>('.oms-star') ?? box.current?.querySelector('button');
    target?.focus();
    void store.star(id, false);
  };
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
    if (items.length === 0) return <Empty title={t('favourites.empty')} text={t('favourites.emptyHint')} />;
    if (editing) {
      return (
        <SortableList
          items={items}
          onMove={(id, to) => void store.move(id, to)}
          aside={({ id, label }) => <Star label={label} on always onStar={() => remove(id)} />}
        />
      );
    }
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
    <section ref={box} className="oms-fav" part="favourites" aria-label={t('favourites.label')}>
      <div className="oms-fav-head">
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
      {editing && items.length > 0 && <p className="oms-fav-note">{t('favourites.editHint')}</p>}
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
