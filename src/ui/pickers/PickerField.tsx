import CalendarIcon from 'lucide/dist/esm/icons/calendar.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cleanText } from '../../core/text/clean';
import { isComposing } from '../../page/keyboard/composing';
import { useSheet } from '../../react/sheet';
import { useLocale, useT } from '../../react/use-text';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { FormValues } from '../form/FormValues';
import inputSheet from '../form/input.css?sheet';
import { Popover } from '../popover/Popover';
import { EXAMPLES, type PickerKind } from './kinds';
import sheet from './pickers.css?sheet';
import type { PickerProps } from './types';
import { shownExample, shownValues } from './words';

export interface PickerFieldProps extends PickerProps {
  kind: PickerKind;
  /** What is chosen, as the form of the page gets it. */
  values: readonly string[];
  /** Takes what was typed. @returns whether it can be used */
  onType(text: string): boolean;
  onClear(): void;
  /** What opens; `close` gives the focus back. */
  panel(close: () => void): ReactNode;
}

/** A field that one can type into, and a button that opens what one can choose from. What cannot be read stays, and is said. */
export function PickerField(props: PickerFieldProps) {
  const { kind, values, size = 's', disabled = false, clearable = true, name, label } = props;
  useSheet(inputSheet);
  useSheet(sheet);
  const t = useT();
  const locale = useLocale();
  const text = shownValues(kind, values, locale);
  const example = shownExample(kind, locale);
  const own = `oms-picker${useId().replace(/\W/g, '-')}`;
  const { id = own } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** The text that is being typed, and the value that it was typed over: another value takes its place. */
  const [draft, setDraft] = useState<{ over: string; text: string; wrong: boolean } | null>(null);
  const { text: shown, wrong } = draft?.over === text ? draft : { text, wrong: false };
  const typed = draft?.over === text ? draft.text : null;

  const take = () => {
    if (typed === null) return;
    const same = cleanText(typed) === text;
    if (!same && cleanText(typed) !== '' && !props.onType(typed)) {
      setDraft({ over: text, text: typed, wrong: true });
      return;
    }
    if (!same && cleanText(typed) === '') props.onClear();
    setDraft(null);
  };
  /**
   * From the first fault on a whole text is taken at once, as forms do: an error that goes with the blur would move the
   * button that is just being pressed, and the press would be lost.
   */
  const type = (next: string) => {
    const clean = cleanText(next);
    // A time is whole with its seconds, wherever its date ends.
    const ended = kind !== 'dateTime' || /:\d\d:\d\d$/.test(clean);
    const whole = wrong && ended && clean.length >= EXAMPLES[kind].length && props.onType(next);
    setDraft(whole ? null : { over: text, text: next, wrong });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && typed !== null) take();
    else if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
    else return;
    event.preventDefault();
  };
  const time = kind === 'time' || kind === 'hour';
  const note = wrong ? `${id}-wrong` : undefined;
  const described = [props['aria-describedby'], note].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <div className={cx('oms-input-box', 'oms-picker', clearable && shown !== '' && 'oms-picker-filled')}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          className={cx('oms-input', `oms-input-${size}`)}
          aria-label={label}
          aria-invalid={wrong || props['aria-invalid']}
          aria-describedby={described}
          placeholder={props.placeholder ?? example}
          disabled={disabled}
          value={shown}
          onChange={({ target }) => type(target.value)}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        <span className="oms-input-end">
          {clearable && shown !== '' && !disabled && (
            <IconButton
              icon={X}
              size="s"
              iconSize={14}
              label={t('date.clear', { name: label ?? '' })}
              onClick={() => {
                setDraft(null);
                props.onClear();
                button.current?.focus();
              }}
            />
          )}
          <IconButton
            ref={button}
            icon={time ? Clock : CalendarIcon}
            size="s"
            label={t(time ? 'date.openTime' : 'date.open')}
            aria-haspopup="dialog"
            expanded={open}
            disabled={disabled}
            onClick={() => setOpen(!open)}
          />
        </span>
      </div>
      {wrong && (
        <p id={note} className="oms-picker-wrong" role="alert">
          {t('rule.date', { example })}
        </p>
      )}
      <Popover
        id={`${id}-panel`}
        open={open && !disabled}
        anchor={button}
        label={label ?? t(time ? 'date.openTime' : 'date.open')}
        onClose={() => setOpen(false)}
      >
        <div className="oms-picker-panel">
          {props.panel(() => {
            setOpen(false);
            button.current?.focus();
          })}
        </div>
      </Popover>
      {name !== undefined && !disabled && <FormValues name={name} values={values} />}
    </>
  );
}
