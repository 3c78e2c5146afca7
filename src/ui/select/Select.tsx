import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentPropsWithRef } from 'react';
import { useSheet } from '../../react/sheet';
import inputSheet from '../form/input.css?sheet';
import { listOf, useControlWords } from '../form/shown-values';
import { Icon } from '../icon/Icon';
import { labelsOf } from './labels-of';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'size' | 'onChange'> {
  options: readonly SelectOption[];
  value: string;
  onChange(value: string): void;
}

/** The browser's own select, for short lists. Use it in a Field, or give it an `aria-label`. */
export function Select({ options, onChange, ...select }: SelectProps) {
  useSheet(inputSheet);
  useControlWords((value) => labelsOf(listOf(value), options));
  return (
    <div className="oms-input-box">
      <select {...select} className="oms-input oms-select" onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size={14} />
    </div>
  );
}
