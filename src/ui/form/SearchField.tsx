import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { useSheet } from '../../react/sheet';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import { Kbd } from '../text/Kbd';
import inputSheet from './input.css?sheet';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'className' | 'type' | 'onChange' | 'aria-label'> {
  label: string;
  value: string;
  /** Called once an input method has composed: the letters before that are no search. */
  onChange(value: string): void;
  /** The shortcut of the field, shown while it is empty, such as `Ctrl K`. */
  hint?: string | undefined;
  /** The name of the clear button; without it the field has none. */
  clearLabel?: string | undefined;
  /** Heights 32 and 36. */
  size?: 's' | 'm' | undefined;
}

export function SearchField({ label, hint, clearLabel, size = 'm', onChange, ...input }: SearchFieldProps) {
  useSheet(inputSheet);
  // The text of an input method that still composes; null while none does.
  const [draft, setDraft] = useState<string | null>(null);
  const value = draft ?? input.value;
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the text, and would lose the focus.
    currentTarget.closest('.oms-input-box')?.querySelector('input')?.focus();
    onChange('');
  };
  return (
    <div className="oms-input-box">
      <Icon icon={Search} />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        value={value}
        type="search"
        aria-label={label}
        className={cx('oms-input', `oms-input-${size}`)}
        onChange={({ target }) => (draft === null ? onChange : setDraft)(target.value)}
        onCompositionStart={({ currentTarget }) => setDraft(currentTarget.value)}
        onCompositionEnd={({ currentTarget }) => {
          setDraft(null);
          onChange(currentTarget.value);
        }}
      />
      {value !== '' && clearLabel !== undefined ? (
        <span className="oms-input-end">
          <IconButton icon={X} label={clearLabel} size="s" iconSize={14} onClick={clear} />
        </span>
      ) : (
        hint !== undefined && (
          <span className="oms-input-end" aria-hidden="true">
            <Kbd>{hint}</Kbd>
          </span>
        )
      )}
    </div>
  );
}
