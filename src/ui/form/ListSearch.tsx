import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { cleanText } from '../../core/text/clean';
import { valuesOf } from '../../core/text/values';
import { isComposing } from '../../page/keyboard/composing';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { SearchField } from './SearchField';

/** ms after the last letter; Enter searches at once. As in the global search (docs/behaviour.md#search). */
const DEBOUNCE = 500;

export interface ListSearchProps {
  label: string;
  text: string;
  onSearch(text: string): void;
  /** Called with a text of several values, which was pasted or typed to its end; without it every text is one. */
  onSeveral?: ((text: string) => void) | undefined;
  /** The field adds to a list that stands elsewhere: this is its placeholder, and what is typed waits for its end. */
  adding?: string | undefined;
}

export function ListSearch({ label, text, onSearch, onSeveral, adding }: ListSearchProps) {
  const t = useT();
  const { clock } = useShell().platform;
  const [value, setValue] = useState(text);
  const asked = useRef(text);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  // The way back brings another text; what was asked for here stays as it was typed.
  useEffect(() => {
    if (asked.current === text) return;
    asked.current = text;
    setValue(text);
  }, [text]);

  const several = (whole: string) => {
    stop.current();
    asked.current = '';
    setValue('');
    onSeveral?.(whole);
  };
  const isSeveral = (next: string) => onSeveral !== undefined && valuesOf(next).length > 1;
  const search = (next: string, ended = false) => {
    stop.current();
    const word = cleanText(next);
    if (adding !== undefined || isSeveral(next)) {
      if (ended && word !== '') several(next);
      return;
    }
    if (asked.current === word) return;
    asked.current = word;
    onSearch(word);
  };
  /** A field of one line would put lines together to one text. */
  const insert = (
    event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>,
    data: DataTransfer,
  ) => {
    const pasted = data.getData('text');
    if (!isSeveral(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isDrop = event.type === 'drop';
    const before = value.slice(0, isDrop ? value.length : (selectionStart ?? 0));
    const behind = isDrop ? '' : value.slice(selectionEnd ?? 0);
    several([before, pasted, behind].join('\n'));
  };
  return (
    <SearchField
      label={label}
      placeholder={adding ?? label}
      size="s"
      value={value}
      maxLength={100}
      clearLabel={adding === undefined ? t('action.clear') : undefined}
      onChange={(next) => {
        setValue(next);
        stop.current();
        if (next === '') search('');
        else stop.current = clock.after(DEBOUNCE, () => search(next));
      }}
      onPaste={(event) => insert(event, event.clipboardData)}
      onDrop={(event) => insert(event, event.dataTransfer)}
      onBlur={() => {
        if (adding !== undefined || isSeveral(value)) search(value, true);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) search(value, true);
      }}
    />
  );
}
