import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { textIn } from '../../core/host-additions/host-text';
import { loadPart } from '../../core/platform/load-part';
import type { HostAction, HostGroup, HostSearchStore } from '../../domain/search/host-search';
import { useShell } from '../../react/shell-context';
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

/** What the host has added to the search. Its code loads where there is something. */
export function useHostSearch(): HostSearch {
  const shell = useShell();
  const lang = useLang();
  const { additions, config, events } = shell;
  useStore(additions.of('searchSources'));
  useStore(additions.of('searchActions'));
  const isWanted =
    additions.rows('searchSources').length + additions.rows('searchActions', config.searchActions).length > 0;
  const [store, setStore] = useState<HostSearchStore | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let ended = false;
    loadPart(() => import('../../domain/search/host-search')).then(
      (part) => {
        if (!ended) setStore(shell.use(part.hostSearchStore));
      },
      // The shell's own groups are there.
      (error: unknown) => events.error('part', String(error), 'search'),
    );
    return () => {
      ended = true;
    };
  }, [isWanted, shell, events]);
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
