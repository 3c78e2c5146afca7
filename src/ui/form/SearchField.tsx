import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { ComponentPropsWithRef } from 'react';
import { useSheet } from '../../react/sheet';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import { Kbd } from '../text/Kbd';
import { inputSheet } from './input-sheet';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'className' | 'type' | 'onChange' | 'aria-label'> {
  label: string;
  value: string;
  onChange(value: string): void;
  /** The key that leads here, shown while it is empty, such as `Ctrl K`. */
  hint?: string | undefined;
  /** The name of the button that empties it; without it there is none. */
  clearLabel?: string | undefined;
  /** Heights 32 and 36. */
  size?: 's' | 'm' | undefined;
}

export function SearchField({ label, hint, clearLabel, size = 'm', onChange, ...input }: SearchFieldProps) {
  useSheet(inputSheet);
  const filled = input.value !== '';
  return (
    <div className="oms-input-box">
      <Icon icon={Search} />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        type="search"
        aria-label={label}
        className={cx('oms-input', `oms-input-${size}`)}
        onChange={(event) => onChange(event.target.value)}
      />
      {filled && clearLabel !== undefined ? (
        <span className="oms-input-end">
          <IconButton icon={X} label={clearLabel} size="s" iconSize={14} onClick={() => onChange('')} />
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
