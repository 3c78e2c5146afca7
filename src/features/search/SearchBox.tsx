import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShellError } from '../../core/errors';
import { isComposing } from '../../page/keyboard/composing';
import { isMac } from '../../page/platform/is-mac';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { SearchField } from '../../ui/form/SearchField';
import { takeEscape } from '../../ui/keyboard/take-escape';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { PendingPopover } from '../../ui/popover/PendingPopover';
import type { ListState, ResultsHandle } from './Results';
import type { SearchPanelProps } from './SearchPanel';
import sheet from './search.css?sheet';
import { useVisits } from './use-visits';

const SearchPanel = lazyComponent<SearchPanelProps>(() => import('./SearchPanel'), PendingPopover);

const NO_LIST: ListState = { listed: false, active: undefined, note: undefined };
/** Longer than any number or name: a text pasted by mistake must not reach a service. */
const LONGEST = 100;

export interface SearchBoxProps {
  /** Another number moves the focus to the field. */
  asked: number;
  /** It covers the bar while it is used, and has a button that leads back. */
  narrow: boolean;
  /** What the host has in its bar. */
  features: ReadonlySet<string>;
  /** Its keys are on. */
  byKeys: boolean;
  /** The user left the search: the focus returns, and a narrow bar shows its other content again. */
  onLeave(): void;
  onError(error: ShellError): void;
}

/** The global search: a combobox whose list is fetched when it is first used. */
export function SearchBox({ asked, narrow, features, byKeys, onLeave, onError }: SearchBoxProps) {
  useSheet(sheet);
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<ResultsHandle>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const [{ listed, active, note }, setList] = useState(NO_LIST);
  useVisits();

  useLayoutEffect(() => {
    if (asked === 0) return;
    field.current?.focus();
    field.current?.select();
    setOpen(true);
  }, [asked]);

  const change = (next: string) => {
    setQuery(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const empty = () => {
    setQuery('');
    close();
  };
  useOtherOrganisation(empty);
  const leave = () => {
    empty();
    field.current?.blur();
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      // The panel has taken the first Escape.
      takeEscape(event);
      if (query === '') leave();
      else empty();
    } else if (open) results.current?.onKeyDown(event);
    else if (['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
      event.preventDefault();
      setOpen(true);
    }
  };

  return (
    <div className="oms-search">
      {narrow && <IconButton icon={ArrowLeft} label={t('search.leave')} onClick={leave} />}
      <div className="oms-search-field">
        <SearchField
          ref={field}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={query}
          onChange={change}
          hint={byKeys ? (focused ? 'Esc' : isMac() ? '⌘ K' : 'Ctrl K') : undefined}
          maxLength={LONGEST}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? 'search-list' : undefined}
          aria-activedescendant={active}
          aria-describedby={note}
          onFocus={() => {
            setFocused(true);
            SearchPanel.preload();
          }}
          onBlur={() => setFocused(false)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
      </div>
      {open && (
        <SearchPanel
          anchor={field}
          query={query}
          features={features}
          handle={results}
          onList={setList}
          onQuery={setQuery}
          onClose={close}
          onDone={leave}
          onError={onError}
        />
      )}
    </div>
  );
}

/** Calls `fn` when the organisation has changed. The first organisation to load is no change. */
function useOtherOrganisation(fn: () => void): void {
  const organisation = useStore(useShell().organisations.$current)?.id;
  const before = useRef(organisation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the organisation calls it
  useEffect(() => {
    if (before.current !== undefined && organisation !== before.current) fn();
    before.current = organisation ?? before.current;
  }, [organisation]);
}
