import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import { useEffect, useImperativeHandle } from 'react';
import type { Move } from '../../../core/navigation/go-to';
import type { EntryHit } from '../../../domain/navigation/search/find-entries';
import { useSheet } from '../../../react/sheet';
import { useShell } from '../../../react/shell-context';
import { useEntrySearch } from '../../../react/use-entry-search';
import { useT } from '../../../react/use-text';
import { Icon } from '../../../ui/icon/Icon';
import { Listbox, optionIds } from '../../../ui/listbox/Listbox';
import { type Choosing, useCombobox } from '../../../ui/listbox/use-combobox';
import { Marked } from '../../../ui/text/Marked';
import noteSheet from '../../../ui/text/note.css?sheet';
import { FILTER_LIST } from './filter-list';
import sheet from './filter-results.css?sheet';
import type { Filter } from './use-filter';

/** More entries than a user reads; a longer query narrows them. */
const MOST = 50;

export interface FilterResultsProps {
  filter: Filter;
  /** Called when the user chose an entry that leads away from the page. */
  onFollow(): void;
}

/** The results of the filter in all modules, each with its place in the menu. */
export default function FilterResults({ filter, onFollow }: FilterResultsProps) {
  useSheet(sheet);
  useSheet(noteSheet);
  const t = useT();
  const { navigation } = useShell();
  const { query, results, setActive, setStatus } = filter;
  const { hits, waiting } = useEntrySearch(query);
  const shown = hits.slice(0, MOST);
  const [first] = shown;
  const more = hits.length > MOST;
  const label = t('menu.results');
  const groups = [
    {
      id: 'found',
      label,
      count: more ? `${MOST}+` : `${shown.length}`,
      options: shown.map((hit) => ({
        id: hit.id,
        to: moveOf(hit),
        content: <Hit hit={hit} />,
      })),
    },
  ];
  /** Not for an entry that opens a new tab: the user may want several of the list. */
  const leave = ({ link }: EntryHit) => {
    if (link.target === '_blank') return;
    filter.clear();
    onFollow();
  };
  const open = (id: string, { newTab }: Choosing) => {
    const hit = shown.find((one) => one.id === id);
    if (!hit) return;
    if (navigation.goTo(moveOf(hit), { newTab })) leave(hit);
  };
  const combobox = useCombobox({
    id: FILTER_LIST,
    options: optionIds(groups),
    open: true,
    query,
    first: first?.id,
    onPick: open,
  });
  const { 'aria-activedescendant': active, onKeyDown } = combobox.inputProps;
  useEffect(() => setActive(active), [setActive, active]);
  useImperativeHandle(results, () => ({ onKeyDown }));

  const nothing = shown.length === 0 && !waiting;
  const words = () => {
    if (nothing) return t('menu.nothing', { keyword: query });
    return more ? t('menu.foundMost', { count: MOST }) : t('menu.found', { count: shown.length });
  };
  const statusText = waiting && shown.length === 0 ? '' : words();
  const listed = shown.length > 0;
  useEffect(() => setStatus(statusText, listed), [setStatus, statusText, listed]);

  const onPick = (id: string) => {
    const hit = shown.find((one) => one.id === id);
    if (hit) leave(hit);
  };
  return (
    <div className="oms-filter-results">
      {listed && (
        <Listbox
          id={FILTER_LIST}
          label={label}
          groups={groups}
          active={combobox.active}
          onActive={combobox.setActive}
          onPick={onPick}
          scrolls
        />
      )}
      {more && <p className="oms-filter-note">{statusText}</p>}
      {nothing && (
        <div className="oms-filter-note">
          <p className="oms-filter-nothing">{statusText}</p>
          <p>{t('menu.nothingHint')}</p>
        </div>
      )}
    </div>
  );
}

const moveOf = ({ id, link }: EntryHit): Move => ({ ...link, source: 'sidemenu', id });

function Hit({ hit: { title, note, trail, range, link } }: { hit: EntryHit }) {
  const t = useT();
  const place = trail.join(' › ');
  return (
    <span className="oms-filter-hit" title={`${place} › ${title}`}>
      <span className="oms-filter-title">
        <span className="oms-option-main">
          <Marked text={title} range={range} />
        </span>
        {note !== '' && <span className="oms-note">{note}</span>}
        {link.target === '_blank' && <Icon icon={ArrowUpRight} size={12} />}
        {link.target === '_blank' && <span className="oms-sr">{t('menu.newTab')}</span>}
      </span>
      <span className="oms-filter-trail">{place}</span>
    </span>
  );
}
