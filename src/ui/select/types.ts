import type { ReactNode } from 'react';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** A short code by which people know it; shown before the label, and found by its beginning. */
  readonly code?: string | undefined;
  /** Shown, but it cannot be chosen. */
  readonly disabled?: boolean | undefined;
  /** Behind the label, such as a tag. */
  readonly note?: ReactNode;
}

/** Where the options come from. */
export interface SelectSource {
  readonly options: readonly SelectOption[];
  /** The options are the first ones of a longer list, and say so. Default false. */
  readonly cut?: boolean | undefined;
  readonly loading?: boolean | undefined;
  /** Why there are no options, in words. */
  readonly error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The service searches: told of what is typed, after a rest of 300 ms. Without it the options themselves are searched. */
  onSearch?: ((text: string) => void) | undefined;
  /** Characters of the shortest search, where the service searches. Default 0. */
  readonly minimum?: number | undefined;
  /** There are more on the service; `onMore` fetches them. */
  readonly more?: boolean | undefined;
  onMore?: (() => void) | undefined;
}

/** What single and multiple selects have in common. */
export interface SelectBaseProps extends SelectSource {
  /** Of the control; `Field`'s help and error belong to it. */
  id: string;
  /** Names the control where it stands in no `Field`. */
  label?: string | undefined;
  /** Names the list and its search field. */
  listLabel: string;
  placeholder?: string | undefined;
  /** Heights 32 (28 compact), 36 for dialogs, 40. */
  size?: 's' | 'm' | 'l' | undefined;
  disabled?: boolean | undefined;
  /** Whether the choice can be taken back. Default true. */
  clearable?: boolean | undefined;
  /** Keeps hidden inputs of this name for the form of the page around it. */
  name?: string | undefined;
  /** The label of a value that is not among the options. Default: the value. */
  labelOf?: ((value: string) => string | undefined) | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}
