import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { PopoverFoot } from '../../ui/popover/parts';
import { Kbd } from '../../ui/text/Kbd';
import { type Choice, choicesOf, sectionsOf } from './choices';
import { Group } from './Group';
import { searchStore } from './store';
import { GROUPS } from './types';
import { useEntryHits } from './use-entry-hits';

export interface ResultsHandle {
  /** Keys pressed in the field. True where it has used one. */
  onKeyDown(event: KeyboardEvent): boolean;
}

export interface ResultsProps {
  /** At least two characters. */
  query: string;
  handle: RefObject<ResultsHandle | null>;
  /** Id of the line that the arrow keys are on. */
  onActive(id: string | undefined): void;
  /** Something was chosen that leads away from here. */
  onDone(): void;
  onError(error: ShellError): void;
}

/** What was found, as the list of the search field. The focus stays in the field. */
export function Results({ query, handle, onActive, onDone, onError }: ResultsProps) {
  const t = useT();
  const lang = useLang();
  const shell = useShell();
  const store = useFeature(searchStore);
  const state = useStore(store.$state);
  const menu = useEntryHits(query);
  const [active, setActive] = useState<string>();
  useEffect(() => store.type(query), [store, query]);
  // Opened again it shall not show what was true then.
  useEffect(() => () => store.reset(), [store]);

  const sections = sectionsOf(state, menu, {
    consoleLink: (path) => shell.navigation.consoleLink(path),
    showAnnouncement: (id) =>
      void shell.commands.run('showAnnouncement', id).catch((thrown) => {
        const error = toShellError(thrown);
        shell.i18n.localise(error);
        onError(error);
      }),
    retry: (group) => store.retry(group),
  });
  const choices = choicesOf(sections);
  const at = choices.findIndex(({ id }) => id === active);
  const activeId = choices[at]?.id;
  useEffect(() => onActive(activeId), [onActive, activeId]);

  const open = (choice: Choice, newTab: boolean) => {
    if (!choice.link) {
      choice.act?.();
      if (!choice.id.endsWith('-retry')) onDone();
      return;
    }
    const { url } = choice.link;
    const target = newTab ? '_blank' : choice.link.target;
    const goes = shell.navigation.announce({ url, target }, 'search', null);
    if (goes && target === '_blank') shell.platform.navigation.open(url);
    else if (goes) shell.platform.navigation.assign(url);
    if (target === '_self') onDone();
  };
  const press = (event: MouseEvent, choice: Choice) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!choice.link) open(choice, false);
    else {
      const target = elsewhere ? '_blank' : choice.link.target;
      if (!shell.navigation.announce({ url: choice.link.url, target }, 'search', null))
        event.preventDefault();
      if (target === '_self') onDone();
    }
  };
  useImperativeHandle(handle, () => ({
    onKeyDown(event) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0 && !event.altKey) {
        const next = at < 0 && step < 0 ? choices.length - 1 : (at + step + choices.length) % choices.length;
        setActive(choices[next]?.id);
        return true;
      }
      if (event.key !== 'Enter') return false;
      const choice = choices[at];
      if (choice) open(choice, event.ctrlKey || event.metaKey);
      else store.flush();
      return true;
    },
  }));

  const states = GROUPS.map((name) => state[name]);
  const searched = states.every(({ status }) => status === 'done' || status === 'failed');
  const total = states.reduce((sum, group) => sum + group.total, 0);
  const nothing = searched && choices.length === 0 && state.keyword === query.trim();
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field */}
      <div className="oms-results" onMouseDown={(event) => event.preventDefault()}>
        {/* It scrolls itself: what scrolls around the list of a combobox would have to be focusable. */}
        <div
          id="search-list"
          className="oms-results-list"
          role="listbox"
          aria-label={t('search.results')}
          aria-busy={!searched}
        >
          {sections.map((section) => (
            <Group
              key={section.name}
              section={section}
              keyword={section.name === 'menu' ? query.trim() : state.keyword}
              active={activeId}
              onPress={press}
            />
          ))}
        </div>
        {nothing && <p className="oms-results-none">{t('search.nothing', { keyword: state.keyword })}</p>}
      </div>
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
          <Kbd>Ctrl Enter</Kbd>
          {t('search.keys.newTab')}
        </span>
        <span className="oms-results-total oms-push" role="status">
          {searched && t('search.total', { total: total.toLocaleString(lang) })}
        </span>
      </PopoverFoot>
    </>
  );
}
