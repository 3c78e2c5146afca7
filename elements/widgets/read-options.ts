import type { SelectOption } from '../../src/ui/select/types';

/** A value that a page gives; null where it is none. */
export const textOf = (raw: unknown): string | null =>
  (typeof raw === 'string' && raw !== '') || typeof raw === 'number' ? String(raw) : null;

export const textsOf = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.map(textOf).filter((value) => value !== null) : [];

/** Options of the page may be plain texts or numbers; what is neither nor an option is left out. */
export function withOptions<P extends object>(props: P): P {
  const { options } = props as { options?: unknown };
  return options === undefined
    ? props
    : { ...props, options: Array.isArray(options) ? options.flatMap(toOption) : [] };
}

function toOption(raw: unknown): SelectOption[] {
  const plain = textOf(raw);
  if (plain !== null) return [{ value: plain, label: plain }];
  const { value, label, code, disabled } = (raw ?? {}) as Record<string, unknown>;
  const own = textOf(value);
  return own === null
    ? []
    : [{ value: own, label: textOf(label) ?? own, code: textOf(code) ?? '', disabled: disabled === true }];
}
