import { useEffect, useRef, useState } from 'react';
import { cleanText } from '../../core/text/clean';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { isComposing } from '../keyboard/composing';
import { SearchField } from './SearchField';

/** ms after the last letter; Enter searches at once. As in the global search (docs/behaviour.md#search). */
const DEBOUNCE = 500;

export interface ListSearchProps {
  label: string;
  text: string;
  onSearch(text: string): void;
}

export function ListSearch({ label, text, onSearch }: ListSearchProps) {
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

  const search = (next: string) => {
    stop.current();
    const word = cleanText(next);
    if (asked.current === word) return;
    asked.current = word;
    onSearch(word);
  };
  return (
    <SearchField
      label={label}
      placeholder={label}
      size="s"
      value={value}
      maxLength={100}
      clearLabel={t('action.clear')}
      onChange={(next) => {
        setValue(next);
        stop.current();
        if (next === '') search('');
        else stop.current = clock.after(DEBOUNCE, () => search(next));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) search(value);
      }}
    />
  );
}
