import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { ShellError } from '../../core/errors';
import { opensBeside } from '../../core/navigation/go-to';
import { cleanText } from '../../core/text/clean';
import { numbersOf } from '../../core/text/values';
import { openDetail } from '../../domain/open-detail';
import { searchStore } from '../../domain/search/store';
import { GROUPS, type GroupName, isShort } from '../../domain/search/types';
import { addUsedAction } from '../../domain/search/used-actions';
import { addVisit } from '../../domain/search/visits';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { useCombobox } from '../../ui/listbox/use-combobox';
import { useKeptPress } from '../../ui/use-kept-press';
import { type Choice, choicesOf, firstOf, numberSection, sectionsOf, totalOf } from './choices';
import { Group } from './Group';
import { ResultsFoot } from './ResultsFoot';
import { useActions } from './use-actions';
import { useHostSearch } from './use-host-search';
import { useOrganisations } from './use-organisations';
import { usePages } from './use-pages';

/** Id of the text for a keyword that is too short. */
const SHORT = 'search-short';
const CURSOR_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

export interface ResultsHandle {
  /** Keys pressed in the field, but Escape. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Attributes of the field that describe its list to screen readers. */
export interface ListState {
  /** There is a list. */
  listed: boolean;
  /** Id of the line that the arrow keys are on. */
  active: string | undefined;
  /** Id of the text that says why nothing is searched for. */
  note: string | undefined;
}

export interface ResultsProps {
  query: string;
  /** What the host has in its bar. */
  features: ReadonlySet<string>;
  handle: RefObject<ResultsHandle | null>;
  onList(state: ListState): void;
  /** Another text for the field. */
  onQuery(query: string): void;
  /** The user chose something that leads away from the page. */
  onDone(): void;
  onError(error: ShellError): void;
}

/** The results, as the list of the search field. The focus stays in the field. */
export function Results({ query, features, handle, onList, onQuery, onDone, onError }: ResultsProps) {
  const t = useT();
  const shell = useShell();
  const store = useFeature(searchStore);
  const state = useStore(store.$state);
  const pages = usePages(query);
  const keyword = cleanText(query);
  const short = isShort(keyword);
  useEffect(() => store.type(query), [store, query]);
  const keepPress = useKeptPress();
  const list = useRef<HTMLDivElement>(null);
  // Another search is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keyword has its own list
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [keyword]);
  // Opened again it shall not show what was true then.
  useEffect(() => () => store.clear(), [store]);

  const host = useHostSearch();
  const consoleLink = (path: string) => shell.navigation.consoleLink(path);
  const doings = {
    actions: useActions(keyword, pages.pinyin, features, host.actions),
    organisations: useOrganisations(keyword, features),
  };
  const actions = {
    consoleLink,
    showAnnouncement: (id: string) => void openDetail(shell, 'showAnnouncement', id, onError),
    retry: (group: GroupName) => store.retry(group),
    retryHost: host.retry,
    showAllEntries: pages.showAll,
    forgetRecent: pages.forget,
  };
  const found = sectionsOf(short ? null : state, pages, doings, actions, host.groups);
  const states = [...GROUPS.map((name) => state[name]), ...host.groups];
  const searched = !short && states.every(({ status }) => status === 'done' || status === 'failed');
  const nothing = searched && found.length === 0 && state.keyword === keyword;
  const numbers = nothing ? numbersOf(keyword) : [];
  const sections = numbers.length > 0 ? [numberSection(numbers, onQuery, consoleLink)] : found;
  const choices = choicesOf(sections);
  // Nothing is looked for in an empty field, and Enter leads nowhere.
  const first = keyword === '' ? undefined : firstOf(sections, state.keyword === keyword)?.id;
  const { open, press, leave } = useChoiceActions(onDone);
  const { active, setActive, inputProps } = useCombobox({
    id: 'search-list',
    options: choices.map(({ id }) => id),
    elementId: (id) => id,
    open: true,
    query: keyword,
    first,
    onPick(id, { newTab }) {
      const choice = choices.find((one) => one.id === id);
      if (choice) open(choice, newTab);
    },
    onEnter() {
      store.flush();
      if (first !== undefined) setActive(first);
    },
  });
  useImperativeHandle(handle, () => ({
    onKeyDown(event) {
      // They move the cursor, and so lead back to the text.
      if (CURSOR_KEYS.includes(event.key)) setActive(undefined);
      else if (!event.altKey || event.key === 'Enter') inputProps.onKeyDown(event);
    },
  }));
  const listed = sections.length > 0;
  // Before the paint: the field must not name a list or a line that has just gone.
  const note = short && keyword !== '' ? SHORT : undefined;
  useLayoutEffect(() => onList({ listed, active, note }), [onList, listed, active, note]);
  useLayoutEffect(() => () => onList({ listed: false, active: undefined, note: undefined }), [onList]);

  return (
    <>
      {note !== undefined && (
        <p id={note} className="oms-search-short" role="status">
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
            onMouseDownCapture={keepPress}
          >
            {sections.map((section) => (
              <Group
                key={section.name}
                section={section}
                keyword={state.keyword}
                pinyin={pages.pinyin}
                active={active}
                onPress={press}
                onFollow={leave}
              />
            ))}
          </div>
        )}
        {nothing && <p className="oms-results-none">{t('search.nothing', { keyword: state.keyword })}</p>}
      </div>
      <ResultsFoot
        searched={searched && state.keyword === keyword}
        state={state}
        hostGroups={host.groups}
        total={totalOf(found)}
        pages={pages.menuTotal + pages.recent.length}
        nothing={nothing}
      />
    </>
  );
}

/** The handlers of a choice: `press` for the pointer, `open` for Enter, `leave` after either. */
function useChoiceActions(onDone: () => void) {
  const shell = useShell();
  const act = (choice: Choice) => {
    note(choice);
    // First, so that a dialog which it opens finds the focus in place.
    if (!choice.stays) onDone();
    choice.act?.();
  };
  const note = ({ usedAs }: Choice) => {
    if (usedAs !== undefined) addUsedAction(shell, usedAs);
  };
  const remember = (choice: Choice) => {
    const { about = '', to } = choice;
    note(choice);
    if (to && about !== '') addVisit(shell, { url: to.url, title: about });
  };
  /** Not for a choice that opens a new tab: the user may want several of the list. */
  const leave = ({ to }: Choice) => {
    if (to?.target === '_self') onDone();
  };
  return {
    leave,
    open(choice: Choice, newTab: boolean) {
      if (!choice.to || (choice.act && !newTab)) return act(choice);
      remember(choice);
      if (shell.navigation.goTo(choice.to, { newTab })) leave(choice);
    },
    press(event: MouseEvent, choice: Choice) {
      if (choice.to && (!choice.act || opensBeside(event))) return remember(choice);
      event.preventDefault();
      act(choice);
    },
  };
}
