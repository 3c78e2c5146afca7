import type { SelectBaseProps } from './types';

/** The labels of values, each by its option, else by `labelOf`; a value that neither knows is its own. */
export const labelsOf = (
  values: readonly string[],
  options: readonly { readonly value: string; readonly label: string }[],
  labelOf?: SelectBaseProps['labelOf'],
): string[] =>
  values.map((one) => options.find((option) => option.value === one)?.label ?? labelOf?.(one) ?? one);
