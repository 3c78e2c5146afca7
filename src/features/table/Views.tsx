import BookmarkPlus from 'lucide/dist/esm/icons/bookmark-plus.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { type FormEvent, useRef, useState } from 'react';
import { readRows } from '../../domain/table/page-sizes';
import { withRows } from '../../domain/table/query';
import { MAX_VIEW_NAME, MAX_VIEWS, type SavedView } from '../../domain/table/settings';
import { useSheet } from '../../react/sheet';
import { useLocale, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { TextField } from '../../ui/form/TextField';
import { MenuButton } from '../../ui/menu/MenuButton';
import { Popover } from '../../ui/popover/Popover';
import tabsSheet from '../../ui/tabs/tabs.css?sheet';
import type { TableView } from './options';

export interface ViewsProps {
  /** Prefix of ids in the document. */
  id: string;
  /** Names the list. */
  label: string;
  given: readonly TableView[];
  /** The user's. */
  saved: readonly SavedView[];
  /** The id of the view that is open; '' for none. */
  current: string;
  /** The filters and the order that are shown. */
  query: string;
  /** Rows of a page that are shown. */
  rows: number;
  /** How many rows a view would show; undefined where that is not known. */
  countOf(view: TableView): number | undefined;
  onOpen(query: string, id: string): void;
  /** Null where none are kept, and until they are known. */
  onSave: ((views: readonly SavedView[]) => Promise<boolean>) | null;
}

/** The views of a list by name: those of the page, and the user's own. */
export function Views({
  id,
  label,
  given,
  saved,
  current,
  query,
  rows,
  countOf,
  onOpen,
  onSave,
}: ViewsProps) {
  useSheet(tabsSheet);
  const t = useT();
  const locale = useLocale();
  const all: TableView[] = [...given, ...saved];
  const same = (one: TableView) => normal(one.query) === query && (rowsOf(one.query) ?? rows) === rows;
  const kept = withRows(query, rows);
  const open = all.find((view) => view.id === current) ?? all.find(same);
  const own = saved.find((view) => view.id === open?.id);
  const changed = open ? !same(open) : query !== '';
  return (
    <nav className="oms-table-views" aria-label={t('table.views', { name: label })}>
      {all.map((view) => (
        <button
          key={view.id}
          type="button"
          className="oms-table-view"
          aria-current={view === open || undefined}
          onClick={() => onOpen(view.query, view.id)}
        >
          <span>{view.name}</span>
          {view !== open && <Count count={countOf(view)} locale={locale} />}
          {view === open && changed && (
            <span className="oms-table-changed">
              <span className="oms-sr">{t('table.viewChanged')}</span>
            </span>
          )}
        </button>
      ))}
      {onSave && own && (
        <MenuButton
          id={`${id}-view-menu`}
          label={t('table.viewActions', { name: own.name })}
          placement="bottom-start"
          items={[
            {
              id: 'delete',
              label: t('table.deleteView'),
              danger: true,
              onSelect: () => {
                void onSave(saved.filter((view) => view.id !== own.id));
                onOpen(query, '');
              },
            },
          ]}
        >
          {(trigger) => (
            <IconButton
              {...trigger}
              icon={Ellipsis}
              size="s"
              label={t('table.viewActions', { name: own.name })}
            />
          )}
        </MenuButton>
      )}
      {onSave && changed && own && (
        <Button
          variant="link"
          size="s"
          icon={BookmarkPlus}
          onClick={() => void onSave(saved.map((view) => (view === own ? { ...own, query: kept } : view)))}
        >
          {t('table.saveChanges')}
        </Button>
      )}
      {onSave && changed && saved.length < MAX_VIEWS && (
        <SaveView
          id={`${id}-save`}
          taken={all.map(({ name }) => name)}
          onSave={async (name) => {
            const view = { id: freeId(saved), name, query: kept };
            // Not after the reply: the user may have opened another view by then, and stays there.
            onOpen(kept, view.id);
            return onSave([...saved, view]);
          }}
        />
      )}
    </nav>
  );
}

function Count({ count, locale }: { count: number | undefined; locale: string }) {
  if (count === undefined) return null;
  return <span className="oms-table-count">{new Intl.NumberFormat(locale).format(count)}</span>;
}

/** The rows of a view's page; null where it has none of its own. */
function rowsOf(query: string): number | null {
  const given = new URLSearchParams(query).get('rows');
  return given === null ? null : readRows(given);
}

/** The same filters in the same words, whatever their order. */
export function normal(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('page');
  params.delete('rows');
  params.delete('view');
  params.sort();
  return params.toString();
}

function freeId(saved: readonly SavedView[]): string {
  let number = saved.length + 1;
  while (saved.some(({ id }) => id === `v${number}`)) number++;
  return `v${number}`;
}

function SaveView({
  id,
  taken,
  onSave,
}: {
  id: string;
  taken: readonly string[];
  onSave(name: string): Promise<boolean>;
}) {
  const t = useT();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wanted = name.trim();
    if (wanted === '') return setWrong(t('rule.requiredNamed', { name: t('table.viewName') }));
    if (taken.includes(wanted)) return setWrong(t('table.viewTaken'));
    setBusy(true);
    const kept = await onSave(wanted);
    setBusy(false);
    if (kept) setOpen(false);
  };
  return (
    <>
      <Button
        ref={anchor}
        variant="link"
        size="s"
        icon={BookmarkPlus}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setName('');
          setWrong(undefined);
          setOpen(!open);
        }}
      >
        {t('table.saveView')}
      </Button>
      <Popover
        id={id}
        open={open}
        anchor={anchor}
        label={t('table.saveView')}
        placement="bottom-start"
        width={280}
        onClose={() => setOpen(false)}
      >
        <form className="oms-table-save" onSubmit={(event) => void submit(event)}>
          <TextField
            id={`${id}-name`}
            label={t('table.viewName')}
            value={name}
            error={wrong}
            maxLength={MAX_VIEW_NAME}
            autoComplete="off"
            data-autofocus=""
            onChange={(value) => {
              setName(value);
              setWrong(undefined);
            }}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {t('table.save')}
          </Button>
        </form>
      </Popover>
    </>
  );
}
