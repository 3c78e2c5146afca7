import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSheet } from '../../react/sheet';
import { useFigures } from '../../react/use-figures';
import { useT } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import { SearchField } from '../form/SearchField';
import { useCombobox } from '../listbox/use-combobox';
import { Spinner } from '../spinner/Spinner';
import { OptionList } from './OptionList';
import sheet from './select.css?sheet';
import type { SelectOption, SelectSource } from './types';
import { useOptions } from './use-options';

export interface SelectPanelProps extends SelectSource {
  id: string;
  label: string;
  /** What the field begins with: a letter that was typed on the closed control. */
  initialText: string;
  chosen: ReadonlySet<string>;
  multiple: boolean;
  onPick(option: SelectOption): void;
  /** Below the list; told what is found. */
  foot?: ((found: readonly SelectOption[]) => ReactNode) | undefined;
}

/** How far Page Up and Page Down go. */
const PAGE = 8;

/** The search field and the list of an open select, by the combobox pattern: the focus stays in the field. */
export function SelectPanel(props: SelectPanelProps) {
  const { id, label, initialText, chosen, multiple, onPick, foot, loading = false, error } = props;
  useSheet(sheet);
  const t = useT();
  const write = useFigures();
  const [text, setText] = useState(initialText);
  const { found, total, tooShort, showMore } = useOptions(props, text);
  const scrollTo = useRef<((position: number) => void) | null>(null);
  const listId = `${id}-list`;
  const pick = (position: number) => {
    const option = found[position]?.option;
    if (option && !option.disabled) onPick(option);
  };
  const open = found.length > 0;
  const options = useMemo(() => found.map(({ option }) => option.value), [found]);
  const box = useCombobox({
    id: listId,
    options,
    elementId: (_, position) => `${listId}-${position}`,
    open,
    initial: (text === '' && options.find((value) => chosen.has(value))) || null,
    page: PAGE,
    onPick: (value) => pick(options.indexOf(value)),
    // It must not send the form around the select.
    onEnter: () => {},
    scrollTo: (position) => scrollTo.current?.(position),
  });

  // The chosen option is in sight when the list opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the opening alone
  useLayoutEffect(() => scrollTo.current?.(box.at), []);

  const panel = useRef<HTMLDivElement>(null);
  const retry =
    props.onRetry &&
    (() => {
      // The button goes away, and the panel would close with the focus.
      panel.current?.querySelector('input')?.focus();
      props.onRetry?.();
    });
  return (
    <div ref={panel} className="oms-select-panel">
      <div className="oms-select-search">
        <SearchField
          label={label}
          value={text}
          onChange={(value) => {
            setText(value);
            box.setActive(undefined);
            scrollTo.current?.(0);
          }}
          clearLabel={t('action.clear')}
          {...box.inputProps}
          data-autofocus=""
        />
      </div>
      {open && (
        <OptionList
          id={listId}
          label={label}
          found={found}
          total={total}
          chosen={chosen}
          multiple={multiple}
          active={box.at}
          scrollTo={scrollTo}
          onActive={(position) => box.setActive(options[position])}
          onPick={pick}
          onEnd={showMore}
        />
      )}
      <State
        name={label}
        loading={loading}
        error={error}
        onRetry={retry}
        text={tooShort ? t('select.minimum', { count: props.minimum ?? 0 }) : open ? null : t('select.none')}
        count={total}
        quiet={open}
      />
      {props.cut && (
        <p className="oms-select-state" role="note">
          {t('select.cut', { number: write(props.options.length) })}
        </p>
      )}
      {foot?.(found.map(({ option }) => option))}
    </div>
  );
}

interface StateProps {
  /** Of the list. */
  name: string;
  loading: boolean;
  error: string | undefined;
  onRetry: (() => void) | undefined;
  /** Why the list is empty; null where it is not. */
  text: string | null;
  count: number;
  quiet: boolean;
}

/** What stands in the place of the options, and what a screen reader hears of them. */
function State({ name, loading, error, onRetry, text, count, quiet }: StateProps) {
  const t = useT();
  const write = useFigures();
  if (loading && !quiet) {
    return (
      <p className="oms-select-state" role="status">
        <Spinner size={16} /> {t('data.loadingNamed', { name })}
      </p>
    );
  }
  if (error !== undefined) {
    return (
      <div className="oms-select-state" role="alert">
        <span>{error}</span>
        {onRetry && (
          <PlainButton size="s" onClick={onRetry}>
            {t('action.retry')}
          </PlainButton>
        )}
      </div>
    );
  }
  return text === null ? (
    <p className="oms-sr" role="status">
      {t('select.found', { count: write(count) })}
    </p>
  ) : (
    <p className="oms-select-state" role="status">
      {text}
    </p>
  );
}
