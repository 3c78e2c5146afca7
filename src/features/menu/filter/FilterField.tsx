import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, useEffect } from 'react';
import { isComposing } from '../../../page/keyboard/composing';
import { useT } from '../../../react/use-text';
import { Icon } from '../../../ui/icon/Icon';
import { takeEscape } from '../../../ui/keyboard/take-escape';
import { FilterResults } from './FilterPane';
import { FILTER_LIST } from './filter-list';
import type { Filter } from './use-filter';

/** The field of the filter: a combobox, whose list is fetched when it is first used. */
export function FilterField({ filter }: { filter: Filter }) {
  const t = useT();
  const { value, query, field, results, active, statusText, listed, type, clear } = filter;
  const open = query !== '';
  // Without its field the user could not clear the filter, and its results would cover the menu.
  useEffect(() => clear, [clear]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (open) results.current?.onKeyDown(event);
    if (event.key !== 'Escape' || !value) return;
    // Escape clears the filter and does not close the layer around it; the next Escape does.
    takeEscape(event);
    clear();
  };
  return (
    <div className="oms-filter">
      <Icon icon={Search} size={14} />
      <input
        ref={field}
        type="search"
        className="oms-filter-input"
        role="combobox"
        aria-label={t('menu.filter')}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? FILTER_LIST : undefined}
        aria-activedescendant={listed ? active : undefined}
        placeholder={t('menu.filter')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={value}
        onFocus={FilterResults.preload}
        onChange={({ target, nativeEvent }) => type(target.value, isComposing(nativeEvent as InputEvent))}
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          className="oms-filter-clear"
          aria-label={t('menu.filterClear')}
          onClick={() => {
            clear();
            field.current?.focus();
          }}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
      <span className="oms-sr" role="status">
        {statusText}
      </span>
    </div>
  );
}

/** Keeps the field's place while there is no menu, so that nothing moves when it comes. */
export function FilterPlace() {
  return <div className="oms-filter" />;
}
