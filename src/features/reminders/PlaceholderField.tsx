import Braces from 'lucide/dist/esm/icons/braces.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import { matching, openPlaceholder } from '../../domain/reminders/placeholders';
import type { Placeholder } from '../../domain/reminders/types';
import { isComposing } from '../../page/keyboard/composing';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { controlProps, Field } from '../../ui/form/Field';
import { useAside } from '../../ui/form/fields';
import { useFormField } from '../../ui/form/form-context';
import { takeEscape } from '../../ui/keyboard/take-escape';
import { Listbox } from '../../ui/listbox/Listbox';
import { useCombobox } from '../../ui/listbox/use-combobox';
import { Popover } from '../../ui/popover/Popover';

export interface PlaceholderFieldProps {
  /** Its name in the form's schema. */
  name: string;
  label: string;
  placeholders: readonly Placeholder[];
  /** Rows; one line cannot have line breaks. */
  rows: number;
  limit: number;
}

type Control = HTMLTextAreaElement;

/** A text with placeholders: `{` opens the list of them, and so does the button beside the label. */
export function PlaceholderField({ name, label, placeholders, rows, limit }: PlaceholderFieldProps) {
  const t = useT();
  const field = useFormField(name, label);
  const { id, value, error, onChange, onBlur } = field;
  const aside = useAside(field);
  const text = String(value ?? '');
  const control = useRef<Control>(null);
  const [open, setOpen] = useState<{ start: number; typed: string } | null>(null);
  /** Where the caret goes once the text with the placeholder is there. */
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    control.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const found = open ? matching(placeholders, open.typed) : [];
  const list = `${id}-placeholders`;
  const shown = open !== null && found.length > 0;

  const insert = (picked: string) => {
    const area = control.current;
    const end = area?.selectionStart ?? text.length;
    const start = open?.start ?? end;
    const placed = `{${picked}}`;
    caret.current = start + placed.length;
    onChange(text.slice(0, start) + placed + text.slice(end));
    setOpen(null);
    area?.focus();
  };
  const box = useCombobox({ id: list, options: found.map((one) => one.name), open: shown, onPick: insert });
  const look = (area: Control) => setOpen(openPlaceholder(area.value, area.selectionStart));
  const { role: _, 'aria-expanded': __, onKeyDown, ...aria } = box.inputProps;

  return (
    <Field
      id={id}
      label={label}
      error={error}
      count={rows > 1 ? `${[...text].length} / ${limit}` : undefined}
      aside={
        <span className="oms-reminders-aside">
          {aside}
          <IconButton
            icon={Braces}
            size="s"
            label={t('reminders.insert', { field: label })}
            disabled={placeholders.length === 0}
            onClick={() => {
              const at = control.current?.selectionStart ?? text.length;
              control.current?.focus();
              setOpen({ start: at, typed: '' });
            }}
          />
        </span>
      }
    >
      <textarea
        {...controlProps({ id, error })}
        {...(shown ? aria : { 'aria-autocomplete': 'list' })}
        ref={control}
        name={name}
        rows={rows}
        className="oms-input oms-textarea oms-reminders-text"
        data-line={rows === 1 || undefined}
        value={text}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(rows === 1 ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value);
          look(event.target);
        }}
        onClick={(event) => look(event.currentTarget)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (shown && event.key === 'Escape') {
            takeEscape(event);
            setOpen(null);
          } else if (shown) onKeyDown(event);
          else if (rows === 1 && event.key === 'Enter') {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      <Popover
        id={`${list}-panel`}
        open={shown}
        onClose={() => setOpen(null)}
        anchor={control}
        role="none"
        focus="none"
        width={280}
      >
        <Listbox
          id={list}
          label={t('reminders.placeholders')}
          groups={[
            {
              id: 'all',
              label: t('reminders.placeholders'),
              options: found.map((one) => ({
                id: one.name,
                content: (
                  <span className="oms-reminders-option">
                    <code>{`{${one.name}}`}</code>
                    <span>{one.title}</span>
                  </span>
                ),
              })),
            },
          ]}
          active={box.active}
          onActive={box.setActive}
          onPick={insert}
          scrolls
        />
      </Popover>
    </Field>
  );
}
