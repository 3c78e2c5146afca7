import { useLang, useT } from '../../react/use-text';
import { PopoverFoot } from '../../ui/popover/parts';
import { isMac } from '../../ui/text/is-mac';
import { Kbd } from '../../ui/text/Kbd';
import type { SearchState } from './store';
import { GROUPS } from './types';

export interface ResultsFootProps {
  /** All groups have answered to what stands in the field. */
  searched: boolean;
  state: SearchState;
  /** How many menu entries and recent pages were found. */
  pages: number;
}

/** What the keys do, and how many were found: said once, when the last group has answered. */
export function ResultsFoot({ searched, state, pages }: ResultsFootProps) {
  const t = useT();
  const lang = useLang();
  const total = GROUPS.reduce((sum, name) => sum + state[name].total, 0);
  const found = total > 0 && t('search.total', { total: total.toLocaleString(lang) });
  const failed = GROUPS.filter((name) => state[name].status === 'failed').map((name) =>
    t(`search.group.${name}`),
  );
  const nothing = total + pages + failed.length === 0;
  const said = [
    found,
    pages > 0 && t('search.pages', { count: pages }),
    failed.length > 0 && t('search.failed', { groups: failed.join(lang === 'en' ? ', ' : '、') }),
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
        {searched && said.filter(Boolean).join(lang === 'en' ? '. ' : '。')}
      </span>
    </>
  );
}
