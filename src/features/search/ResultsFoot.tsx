import type { SearchState } from '../../domain/search/store';
import { GROUPS } from '../../domain/search/types';
import { isMac } from '../../page/platform/is-mac';
import { useT, useWriting } from '../../react/use-text';
import { PopoverFoot } from '../../ui/popover/parts';
import { Kbd } from '../../ui/text/Kbd';
import type { HostSearch } from './use-host-search';

export interface ResultsFootProps {
  /** All groups have results for the text of the field. */
  searched: boolean;
  state: SearchState;
  hostGroups: HostSearch['groups'];
  /** How much was found in all groups. */
  total: number;
  /** How many menu entries and recent pages were found. */
  pages: number;
  /** Nothing at all was found. */
  nothing: boolean;
}

/** The keys, and the number of results: read out once, when the last group has loaded. */
export function ResultsFoot({ searched, state, hostGroups, total, pages, nothing }: ResultsFootProps) {
  const t = useT();
  const { locale, joining } = useWriting();
  const found = total > 0 && t('search.total', { total: total.toLocaleString(locale) });
  const groups = [
    ...GROUPS.map((name) => ({ ...state[name], title: t(`search.group.${name}`) })),
    ...hostGroups,
  ];
  const failed = groups.filter(({ status }) => status === 'failed').map(({ title }) => title);
  const summary = [
    found,
    pages > 0 && t('search.pages', { count: pages }),
    failed.length > 0 && t('search.failed', { groups: failed.join(joining.items) }),
    nothing && t('search.nothing', { keyword: state.keyword }),
  ];
  return (
    <>
      <PopoverFoot>
        <span className="oms-results-key">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {t('search.keys.choose')}
        </span>
        <span className="oms-results-key">
          <Kbd>Enter</Kbd>
          {t('search.keys.open')}
        </span>
        <span className="oms-results-key">
          <Kbd>{isMac() ? '⌘ Enter' : 'Ctrl Enter'}</Kbd>
          {t('search.keys.newTab')}
        </span>
        <span className="oms-results-total oms-push" aria-hidden="true">
          {searched && found}
        </span>
      </PopoverFoot>
      <span className="oms-sr" role="status">
        {searched && summary.filter(Boolean).join(joining.sentences)}
      </span>
    </>
  );
}
