import { useFigures } from '../../react/use-figures';
import { useT, useWriting } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import { FormValues } from '../form/FormValues';
import { listOf, useControlWords } from '../form/shown-values';
import { labelsOf } from './labels-of';
import { SelectControl } from './SelectControl';
import type { SelectBaseProps, SelectOption } from './types';

export interface SearchMultiSelectProps extends SelectBaseProps {
  value: readonly string[];
  /** The new values are the caller's own, so that it fits `useState<string[]>`. */
  onChange(value: string[]): void;
  /** The control says nothing of what is chosen: chips beside it do. Default false. */
  plain?: boolean | undefined;
}

/** Options of which the control names this many; the others are counted. */
const NAMED = 2;

/** Several of many options. The control names the first two and counts the others. */
export function SearchMultiSelect(props: SearchMultiSelectProps) {
  const { value, onChange, options, labelOf, name, disabled = false, plain = false } = props;
  const t = useT();
  const chosen = new Set(value);
  useControlWords((other) => labelsOf(listOf(other), options, labelOf));
  const { counting, joining } = useWriting();
  const write = useFigures();
  // The others are only counted.
  const named = labelsOf(value.slice(0, NAMED), options, labelOf).join(joining.items);
  const others = value.length - NAMED;
  const number = write(counting === 'all' ? value.length : others);
  const toggle = ({ value: one }: SelectOption) =>
    onChange(chosen.has(one) ? value.filter((other) => other !== one) : [...value, one]);

  const foot = (found: readonly SelectOption[]) => {
    const free = found.filter((option) => !option.disabled && !chosen.has(option.value));
    return (
      <div className="oms-select-foot">
        <span role="status">{t('select.chosen', { count: write(value.length) })}</span>
        {free.length > 0 && found.length > 1 && (
          <PlainButton
            variant="quiet"
            size="s"
            onClick={() => onChange([...value, ...free.map((option) => option.value)])}
          >
            {t('select.all', { count: write(free.length) })}
          </PlainButton>
        )}
        {value.length > 0 && (
          <PlainButton variant="quiet" size="s" onClick={() => onChange([])}>
            {t('select.clearAll')}
          </PlainButton>
        )}
      </div>
    );
  };
  return (
    <>
      <SelectControl
        {...props}
        multiple
        text={plain ? '' : others > 0 ? t('select.some', { items: named, number }) : named}
        content={
          <>
            <span className="oms-select-text">{named}</span>
            {others > 0 && <span className="oms-select-count">{t('select.more', { number })}</span>}
          </>
        }
        chosen={chosen}
        onPick={toggle}
        onClear={() => onChange([])}
        foot={foot}
      />
      {name !== undefined && !disabled && <FormValues name={name} values={value} />}
    </>
  );
}
