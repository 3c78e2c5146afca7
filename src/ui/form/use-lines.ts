import { useContext } from 'react';
import { type FieldError, useFormState } from 'react-hook-form';
import { faultAt } from '../../domain/rules/issue';
import type { Line, LineColumn } from './fill-lines';
import { FormContext, type FormField, useFormField } from './form-context';

export interface ChangeOptions {
  /** The place that a line had before. Default the same. */
  from?: ((line: number) => number) | undefined;
  /** Says at once what is wrong, where else the submit does. */
  check?: boolean | undefined;
}

export interface LinesField extends Omit<FormField, 'typed' | 'say' | 'onChange' | 'onType'> {
  readonly lines: readonly Line[];
  /** The words of a cell's fault; undefined for a cell without one. */
  errorAt(line: number, column: string): string | undefined;
  /** What the service said stays at each cell whose text is the same, until all is sent again. */
  change(lines: readonly Line[], options?: ChangeOptions): Promise<void>;
}

/**
 * The lines of the form around it, under this name, and what is wrong at their cells. Fields of a line that have no
 * column belong to its first cell.
 */
export function useLines(name: string, label: string, columns: readonly LineColumn[]): LinesField {
  const { typed, say, onChange: _, onType, ...field } = useFormField(name, label);
  // `useFormField` has thrown where there is none.
  const { control, check: checkField } = useContext(FormContext)!.form;
  // Also told of faults below the name.
  const faults: unknown = useFormState({ control, name }).errors[name];
  const lines = linesOf(typed);
  const first = columns[0]?.name;
  const hasColumn = (one: string) => columns.some((column) => column.name === one);

  function errorAt(line: number, column: string): string | undefined {
    const hidden = Object.keys(lines[line] ?? {}).filter((one) => !hasColumn(one));
    const named = columns.find((one) => one.name === column)?.label;
    return (column === first ? [column, ...hidden] : [column])
      .map((one) => say(faultAt(faults, line, one), named))
      .find((words) => words !== undefined);
  }

  async function change(next: readonly Line[], { from = same, check = false }: ChangeOptions = {}) {
    const kept = next.flatMap((line, to) =>
      refusalsOf(faults, from(to))
        .filter(([one]) => {
          const cell = hasColumn(one) ? one : (first ?? one);
          return line[cell] === lines[from(to)]?.[cell];
        })
        .map(([one, fault]) => ({ path: `${name}.${to}.${one}`, fault })),
    );
    // The rules are looked at again, which takes away what the service said.
    await onType(next);
    if (check) await checkField(name);
    for (const { path, fault } of kept) if (!control.getFieldState(path).error) control.setError(path, fault);
  }

  return { ...field, lines, errorAt, change };
}

/** The lines of a form's value. */
export const linesOf = (value: unknown): readonly Line[] =>
  Array.isArray(value) ? (value as readonly Line[]) : [];

const same = (line: number) => line;

/** What the service said of the fields of a line. */
const refusalsOf = (faults: unknown, line: number): [field: string, fault: FieldError][] =>
  Object.entries(
    (Array.isArray(faults) ? (faults[line] as Readonly<Record<string, FieldError>> | undefined) : null) ?? {},
  )
    .filter(([, fault]) => fault?.type === 'server')
    .map(([field, { type, message = '' }]) => [field, { type, message }]);
