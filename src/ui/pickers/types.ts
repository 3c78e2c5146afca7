/** What all pickers have in common. */
export interface PickerProps {
  /** Of the field; `Field`'s help and error belong to it. */
  id?: string | undefined;
  /** Names the field where it stands in no `Field`. */
  label?: string | undefined;
  placeholder?: string | undefined;
  /** Heights 32 (28 compact), 36 for dialogs, 40. */
  size?: 's' | 'm' | 'l' | undefined;
  /** The first and the last value that may be chosen, written like a value. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  /** Whether the value can be taken back. Default true. */
  clearable?: boolean | undefined;
  /** Keeps hidden inputs of this name for the form of the page around it. */
  name?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** A value as text, such as `2026-11-23`; null for none. */
export interface SinglePickerProps extends PickerProps {
  value: string | null;
  onChange(value: string | null): void;
}

/** The first and the last day; null for none. */
export interface RangePickerProps extends PickerProps {
  value: readonly [string, string] | null;
  onChange(value: [string, string] | null): void;
}
