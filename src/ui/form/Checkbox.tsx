import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSheet } from '../../react/sheet';
import formSheet from './form.css?sheet';

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className' | 'onChange' | 'children'> {
  checked: boolean;
  onChange(checked: boolean): void;
  /** Some of the entries that it represents are chosen. */
  partial?: boolean | undefined;
  /** The words beside it; without them give `aria-label`. */
  children?: ReactNode;
}

export function Checkbox({ partial = false, onChange, children, ...input }: CheckboxProps) {
  useSheet(formSheet);
  const ref = useRef<HTMLInputElement>(null);
  // HTML has no attribute for it.
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = partial;
  }, [partial]);
  const box = (
    <input
      {...input}
      ref={ref}
      type="checkbox"
      className="oms-checkbox"
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (children === undefined) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box in it is its control
    <label className="oms-check">
      {box}
      <span>{children}</span>
    </label>
  );
}
