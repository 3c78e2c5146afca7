import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { follow } from '../../core/navigation/follow';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { type Choice, choicesOf, sectionsOf } from './choices';
import { Group } from './Group';
import { ResultsFoot } from './ResultsFoot';
import { searchStore } from './store';
import { GROUPS, isShort } from './types';
import { usePages } from './use-pages';
import { visit } from './visits';

export interface ResultsHandle {
  /** Keys pressed in the field. True where it has used one. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/** What the field says of its list to who cannot see it. */
export interface ListState {
  /** There is a list. */
  listed: boolean;
  /** Id of the line that the arrow keys are on. */
  active: string | undefined;
}

export interface ResultsProps {
  query: string;
  handle: RefObject<ResultsHandle | null>;
  onList(state: ListState): void;
  /** Something was chosen that leads away from here. */
  onDone(): void;
  onError(error: ShellError): void;
}

/** What was found, as the list of the search field. The focus stays in the field. */
export function Results({ query, handle, onList, onDone, onError }: ResultsProps) {
  const t = useT();
  const shell = useShell();
  const store = useFeature(searchStore);
  const state = useStore(store.$state);
  const pages = usePages(query);
  const keyword = query.trim();
  const short = isShort(keyword);
  // Where the arrow keys are, for the query that they were pressed for: more typing leads back to the field.
  const [place, setPlace] = useState<{ query: string; id: string | undefined }>();
  useEffect(() => store.type(query), [store, query]);
  const list = useRef<HTMLDivElement>(null);
  // Another search is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keyword has its own list
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [keyword]);
  // Opened again it shall not show what was true then.
  useEffect(() => () => store.reset(), [store]);

  const sections = sectionsOf(short ? null : state, pages, {
    consoleLink: (path) => shell.navigation.consoleLink(path),
    showAnnouncement: (id) =>
      void shell.commands.run('showAnnouncement', id).catch((thrown) => {
        const error = toShellError(thrown);
        shell.i18n.localise(error);
        onError(error);
      }),
    retry: (group) => store.retry(group),
    forgetRecent: pages.forget,
  });
  const choices = choicesOf(sections);
  const at = choices.findIndex(({ id }) => place?.query === keyword && id === place.id);
  const active = choices[at]?.id;
  const listed = sections.length > 0;
  useEffect(() => onList({ listed, active }), [onList, listed, active]);
  useEffect(() => () => onList({ listed: false, active: undefined }), [onList]);

  const act = (choice: Choice) => {
    choice.act?.();
    if (!choice.stays) onDone();
  };
  /** In a new tab it leaves the list as it is: several may be wanted. */
  const went = ({ about = '', link }: Choice, newTab: boolean) => {
    if (link && about !== '') visit(shell, { url: link.url, title: about });
    if (link?.target === '_self' && !newTab) onDone();
  };
  const open = (choice: Choice, newTab: boolean) => {
    if (!choice.link || (choice.act && !newTab)) return act(choice);
    const { url } = choice.link;
    const target = newTab ? '_blank' : choice.link.target;
    const goes = shell.navigation.announce({ url, target }, 'search', null);
    if (goes && target === '_blank') shell.platform.navigation.open(url);
    else if (goes) shell.platform.navigation.assign(url);
    // Also where the host makes the move itself, as after a press.
    went(choice, newTab);
  };
  const press = (event: MouseEvent, choice: Choice) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!choice.link || (choice.act && !elsewhere)) {
      event.preventDefault();
      act(choice);
      return;
    }
    follow(shell.navigation, choice.link, 'search', null, event);
    went(choice, elsewhere);
  };
  useImperativeHandle(handle, () => ({
    onKeyDown(event) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0 && !event.altKey) {
        const next = at < 0 && step < 0 ? choices.length - 1 : (at + step + choices.length) % choices.length;
        setPlace({ query: keyword, id: choices[next]?.id });
        return true;
      }
      // They move the cursor, and so lead back to the text.
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setPlace(undefined);
      if (event.key !== 'Enter') return false;
      const choice = choices[at];
      if (choice) open(choice, event.ctrlKey || event.metaKey);
      else store.flush();
      return true;
    },
  }));

  const searched =
    !short && GROUPS.every((name) => state[name].status === 'done' || state[name].status === 'failed');
  const nothing = searched && !listed && state.keyword === keyword;
  return (
    <>
      {short && keyword !== '' && (
        <p id="search-short" className="oms-search-short" role="status">
          {t('search.short')}
        </p>
      )}
      {keyword === '' && !listed && <p className="oms-search-short">{t('search.start')}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field */}
      <div className="oms-results" onMouseDown={(event) => event.preventDefault()}>
        {listed && (
          // It scrolls itself: what scrolls around the list of a combobox would have to be focusable.
          <div
            ref={list}
            id="search-list"
            className="oms-results-list"
            role="listbox"
            aria-label={t('search.results')}
            aria-busy={!short && !searched}
          >
            {sections.map((section) => (
              <Group
                key={section.name}
                section={section}
                keyword={state.keyword}
                active={active}
                onPress={press}
              />
            ))}
          </div>
        )}
        {nothing && <p className="oms-results-none">{t('search.nothing', { keyword: state.keyword })}</p>}
      </div>
      <ResultsFoot
        searched={searched && state.keyword === keyword}
        state={state}
        pages={pages.menu.length + pages.recent.length}
      />
    </>
  );
}
