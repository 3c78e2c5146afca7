import { atom } from 'nanostores';
import { textIn } from '../../core/host-additions/host-text';
import type { HostAction, HostGroup } from '../../domain/search/host-search';
import { hostSearchPart } from '../../domain/search/host-search-part';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useLang } from '../../react/use-text';

const NO_GROUPS = atom<readonly HostGroup[]>([]);
const NO_ACTIONS = atom<readonly HostAction[]>([]);

type Titled<Row> = Omit<Row, 'title'> & { readonly title: string };

/** What the host has in the search, in the page's language. */
export interface HostSearch {
  readonly groups: readonly Titled<HostGroup>[];
  readonly actions: readonly Titled<HostAction>[];
  /** Asks a group again that has failed. */
  retry(group: string): void;
}

/** What the host has added to the search. */
export function useHostSearch(): HostSearch {
  const lang = useLang();
  const store = useStore(useFeature(hostSearchPart).$part);
  const inWords = <Row extends HostGroup | HostAction>(row: Row) => ({
    ...row,
    title: textIn(row.title, lang).trim(),
  });
  return {
    groups: useStore(store?.$groups ?? NO_GROUPS).map(inWords),
    actions: useStore(store?.$actions ?? NO_ACTIONS).map(inWords),
    retry: (group) => store?.retry(group),
  };
}
