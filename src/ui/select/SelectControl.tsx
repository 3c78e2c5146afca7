import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { isComposing } from '../../page/keyboard/composing';
import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import inputSheet from '../form/input.css?sheet';
import { Icon } from '../icon/Icon';
import { Popover } from '../popover/Popover';
import { SelectPanel, type SelectPanelProps } from './SelectPanel';
import sheet from './select.css?sheet';
import type { SelectBaseProps, SelectOption } from './types';

export interface SelectControlProps extends SelectBaseProps {
  /** What is chosen, in words; '' for nothing. */
  text: string;
  /** In place of the words, such as a count that must not be cut. */
  content?: ReactNode;
  chosen: ReadonlySet<string>;
  multiple: boolean;
  onPick(option: SelectOption): void;
  onClear(): void;
  foot?: SelectPanelProps['foot'];
}

/** The control of a select and its panel. A letter that is typed on it opens the panel with that letter. */
export function SelectControl(props: SelectControlProps) {
  const {
    id,
    label,
    listLabel,
    text,
    content,
    size = 's',
    disabled = false,
    clearable = true,
    multiple,
  } = props;
  useSheet(inputSheet);
  useSheet(sheet);
  const t = useT();
  const anchor = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const open = opened !== null && !disabled;
  const panel = `${id}-panel`;
  const cleared = clearable && !disabled && text !== '';

  const close = () => {
    setOpened(null);
    anchor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpened('');
    else if ((event.key === 'Backspace' || event.key === 'Delete') && cleared) props.onClear();
    else if (event.key.length === 1 && event.key !== ' ') setOpened(event.key);
    else return;
    event.preventDefault();
  };
  return (
    <div className="oms-input-box oms-select-control">
      <button
        ref={anchor}
        type="button"
        id={id}
        role="combobox"
        className={cx('oms-input', `oms-input-${size}`, 'oms-select-button', cleared && 'oms-select-filled')}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={cleared ? 'Backspace Delete' : undefined}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-invalid={props['aria-invalid']}
        aria-describedby={props['aria-describedby']}
        disabled={disabled}
        title={text || undefined}
        onClick={() => setOpened(open ? null : '')}
        onKeyDown={onKeyDown}
      >
        {text === '' ? (
          <span className="oms-select-placeholder">{props.placeholder ?? t('select.choose')}</span>
        ) : (
          (content ?? <span className="oms-select-text">{text}</span>)
        )}
      </button>
      {cleared && (
        <span className="oms-select-clear">
          <IconButton
            icon={X}
            size="s"
            iconSize={14}
            label={t('select.clear', { name: label ?? listLabel })}
            // The control does the same by a key.
            tabIndex={-1}
            onClick={() => {
              props.onClear();
              anchor.current?.focus();
            }}
          />
        </span>
      )}
      <Icon icon={ChevronDown} size={14} />
      <Popover
        id={panel}
        open={open}
        anchor={anchor}
        label={listLabel}
        placement="bottom-start"
        width={widthOf(anchor.current)}
        blurDelay={0}
        onClose={() => setOpened(null)}
      >
        <SelectPanel
          {...props}
          id={panel}
          label={listLabel}
          initialText={opened ?? ''}
          onPick={(option) => {
            props.onPick(option);
            if (!multiple) close();
          }}
        />
      </Popover>
    </div>
  );
}

/** As wide as the control, but not too narrow for names. */
const widthOf = (control: HTMLElement | null): number => Math.max(240, control?.offsetWidth ?? 0);
