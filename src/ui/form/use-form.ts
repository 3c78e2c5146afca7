import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Control, type FieldValues, useForm as useHookForm } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import { type ShellError, toShellError } from '../../core/errors';
import { fieldErrors } from '../../core/request/field-errors';
import { createSubmission, type Once } from '../../core/request/submission';
import { firstWords } from '../../domain/rules/issue';
import { mapNumbers } from '../../domain/rules/number-fields';
import { useShellOrNull } from '../../react/shell-context';
import { useUnsaved } from '../../react/use-unsaved';
import type { Clash, Conflict, FormConflict, ReadConflict } from './conflict';
import { differences, ownChanges } from './merge';
import { type FormSchema, schemaResolver } from './schema-resolver';
import { asDecimal, asTyped } from './typed-numbers';
import { useRetypedNumbers } from './use-retyped-numbers';

export type { FormSchema };

type NameOf<S extends FormSchema> = keyof InferInput<S> & string;

export interface FormOptions<S extends FormSchema> {
  /** From `fields()`. */
  schema: S;
  /** The values that the fields begin with, one for each field of the schema. Read once; `reset` gives others. */
  defaults: Readonly<Record<NameOf<S>, unknown>>;
  /**
   * Sends the values, which meet the schema. A rejection is shown at its fields, else above the foot; what was typed stays.
   * @param once for the options of the request: the same for every press until one has succeeded, so that a service that knows
   *   idempotency keys makes no second record where the reply to the first was lost
   */
  onSubmit(values: InferOutput<S>, once: Once): Promise<unknown>;
  /**
   * In place of `onSubmit` where an earlier press was carried out, its reply was lost, and the values are others by now
   * (code 10048): sends them as a change of what that press has made.
   * @param made the data of the reply to the earlier press
   */
  amend?: ((values: InferOutput<S>, made: unknown, once: Once) => Promise<unknown>) | undefined;
  /**
   * For services without `data.errors`: the field that an error is about, and an `issue()` in the place of the error's
   * own words.
   */
  fieldOf?: ((error: ShellError) => { name: NameOf<S>; issue?: string } | undefined) | undefined;
  /**
   * For records that several people edit: reads the record again where the error says that somebody has changed it. The
   * form then says who and what, and offers to go on from it with what was typed. Undefined for other errors; a
   * rejection leaves the error as it is.
   */
  conflictOf?: ReadConflict | undefined;
  /**
   * Called with all values at each change of one, also one by `set`: for a draft that outlives the form. Numbers that
   * can be read are decimals, whatever the language.
   */
  onChange?: ((values: InferInput<S>) => void) | undefined;
  /** Leaving with changes asks first. Default true; false where `onChange` keeps them. */
  guard?: boolean | undefined;
}

/** A form, for `<Form form={…}>`. */
export interface FormHandle<V extends FieldValues = FieldValues> {
  /** For the fields of `Form`. */
  readonly control: Control;
  readonly schema: FormSchema;
  /** A submit is under way. */
  readonly busy: boolean;
  /** Something differs from what the form began with. */
  readonly dirty: boolean;
  /** Why the service refused the last submit; null once the form is submitted again or `clearError` is called. */
  readonly error: ShellError | null;
  /** What somebody else has saved meanwhile; null where nobody has. */
  readonly conflict: FormConflict | null;
  /** Fields that both have changed, from `keepMine` on until the values count as saved. */
  readonly clashes: Readonly<Record<string, Clash>>;
  /** Every fault of the last submit stands at its field. */
  readonly atFields: boolean;
  /** The submits so far that fields were at fault for: each time the first of these gets the focus. */
  readonly refused: number;
  /** The issue of the first empty or wrong field of the last submit; null where the service refused it. */
  readonly fault: string | null;
  /**
   * Resolves to whether the values were sent and accepted. Never rejects. A second one while the first is under way
   * does nothing.
   */
  submit(event?: FormEvent): Promise<boolean>;
  /** The present values, or those given, count as saved. */
  reset(values?: Readonly<Record<string, unknown>>): void;
  /** Back to what it began with, or was last saved with. */
  discard(): void;
  /** What the fields have; numbers that can be read are decimals, whatever the language. */
  values(): V;
  set(name: keyof V & string, value: unknown): void;
  /** Says at a field at once what is wrong with it. */
  check(name: keyof V & string): Promise<boolean>;
  clearError(): void;
}

/** Whether `lines.2.sku` names a field of a line that there is. */
const isInLine = (values: (name: string) => unknown, name: string): boolean =>
  /^\w+\.\d+\.\w+$/.test(name) && values(name) !== undefined;

/** The message of a field whose words are those of the form's error, in the language of the page. */
export const ERROR_ITSELF = '{error}';

interface Outcome {
  conflict: FormConflict | null;
  error: ShellError | null;
  atFields: boolean;
  refused: number;
  fault: string | null;
}

const NOTHING: Outcome = { conflict: null, error: null, atFields: false, refused: 0, fault: null };

/**
 * State, rules and submit of a form (docs/behaviour.md#forms). Nothing typed is lost by a failure, and leaving with
 * changes asks first.
 *
 * @example
 * const form = useForm({
 *   schema: fields({ name: text(40), note: optional(text(1000)) }),
 *   defaults: { name: '', note: '' },
 *   onSubmit: (values, once) => OmsShell.request.post('/api/v1/Order/save', values, once),
 * });
 */
export function useForm<S extends FormSchema>(options: FormOptions<S>): FormHandle<InferInput<S>> {
  const { schema, defaults, guard = true } = options;
  const shell = useShellOrNull();
  const locale = () => shell?.i18n.language().locale ?? 'en';
  const toTyped = <Values>(values: Values) => mapNumbers(schema, values, asTyped(locale()));
  const toDecimals = <Values>(values: Values) => mapNumbers(schema, values, asDecimal(locale()));
  const hook = useHookForm<FieldValues>({
    resolver: schemaResolver(schema, locale),
    defaultValues: useState(() => toTyped(defaults as FieldValues))[0],
    // It finds no controls in shadow roots, and does not know those without an input; `Form` does it.
    shouldFocusError: false,
  });
  const { getValues, setError, subscribe } = hook;
  // Read at each render: the library follows what is read alone.
  const { isDirty, isSubmitted } = hook.formState;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING);
  const [submission] = useState(() => createSubmission(() => shell?.platform.secret() ?? ''));
  const [clashes, setClashes] = useState<FormHandle['clashes']>({});
  const sending = useRef(false);
  const mounted = useRef(true);
  const latest = useRef({ ...options, toTyped, toDecimals });
  useEffect(() => {
    latest.current = { ...options, toTyped, toDecimals };
  });
  const sent = useRef<FieldValues>({});
  useRetypedNumbers(hook, schema, sent, shell?.i18n, locale());
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  useUnsaved(guard && isDirty);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name, values }) {
          // A reset names no field: what counts as saved is no change.
          const { onChange, toDecimals } = latest.current;
          if (name !== undefined) onChange?.({ ...toDecimals(values) } as InferInput<S>);
        },
      }),
    [subscribe],
  );

  /** Puts what the service said at the fields that it is about. */
  function refuse(thrown: unknown): Partial<Outcome> {
    const error = toShellError(thrown);
    const found = new Map(fieldErrors(error));
    const own = latest.current.fieldOf?.(error);
    if (own) found.set(own.name, own.issue ?? ERROR_ITSELF);
    const known = [...found].filter(([name]) => Object.hasOwn(defaults, name) || isInLine(getValues, name));
    for (const [name, message] of known) setError(name, { type: 'server', message });
    return { error, atFields: known.length > 0 && known.length === found.size };
  }

  const readConflict = async (error: ShellError): Promise<Conflict | null> =>
    (await latest.current.conflictOf?.(error)?.catch(() => null)) ?? null;

  function conflictWith({ by = '', actor = '', at = '', values: given, accept }: Conflict): FormConflict {
    // Written alike: a number is no other than the text of it in the form.
    const values = toDecimals(toTyped(given));
    const base = () => ({ ...toDecimals(hook.formState.defaultValues) });
    return {
      by,
      actor,
      at,
      differences: differences(base(), toDecimals(getValues()), values),
      keepMine() {
        const mine = { ...toDecimals(getValues()) };
        const own = ownChanges(base(), mine);
        const both = differences(base(), mine, values).filter((one) => one.both);
        accept();
        setOutcome(({ refused }) => ({ ...NOTHING, refused }));
        setClashes(Object.fromEntries(both.map(({ name, mine, theirs }) => [name, { mine, theirs }])));
        hook.reset(toTyped({ ...mine, ...values }));
        for (const [name, value] of Object.entries(toTyped(Object.fromEntries(own))))
          hook.setValue(name, value, { shouldDirty: true });
      },
    };
  }

  async function submit(event?: FormEvent): Promise<boolean> {
    event?.preventDefault();
    // A form in a dialog lies in the tree of the form around it.
    event?.stopPropagation();
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setOutcome(({ refused }) => ({ ...NOTHING, refused }));
    let done = false;
    let found: Partial<Outcome> = {};
    await hook.handleSubmit(
      async (values) => {
        sent.current = { ...getValues() };
        try {
          const { onSubmit, amend } = latest.current;
          const output = values as InferOutput<S>;
          await submission.send(
            (once) => onSubmit(output, once),
            amend && ((made, once) => amend(output, made, once)),
          );
          done = true;
          // What was typed meanwhile stays, and is unsaved.
          if (mounted.current) {
            hook.reset(sent.current, { keepValues: true });
            setClashes({});
          }
        } catch (thrown) {
          const other = await readConflict(toShellError(thrown));
          if (mounted.current) found = { ...refuse(thrown), conflict: other && conflictWith(other) };
        }
      },
      (errors) => {
        const first = Object.keys(defaults).find((name) => errors[name]);
        found = { fault: (first !== undefined && firstWords(errors[first])) || null };
      },
    )();
    sending.current = false;
    if (!mounted.current) return done;
    setBusy(false);
    if (!done) setOutcome(({ refused }) => ({ ...NOTHING, ...found, refused: refused + 1 }));
    return done;
  }

  const reset = useCallback(
    (values?: Readonly<Record<string, unknown>>) => {
      setOutcome(({ refused }) => ({ ...NOTHING, refused }));
      submission.startOver();
      hook.reset(values ? { ...getValues(), ...latest.current.toTyped(values) } : getValues());
    },
    [hook.reset, getValues, submission],
  );
  return {
    ...outcome,
    clashes,
    control: hook.control,
    schema,
    busy,
    dirty: isDirty,
    submit,
    reset,
    discard: () => {
      setClashes({});
      setOutcome(({ refused }) => ({ ...NOTHING, refused }));
      submission.startOver();
      hook.reset();
    },
    values: () => toDecimals(getValues()) as InferInput<S>,
    set: (name, value) =>
      hook.setValue(name as string, toTyped({ [name]: value })[name], {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      }),
    check: (name) => hook.trigger(name as string),
    clearError: () => outcome.error && setOutcome(({ refused }) => ({ ...NOTHING, refused })),
  };
}
