import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { I18n } from '../../core/i18n/i18n';
import { mapNumbers } from '../../domain/rules/number-fields';
import { ownChanges } from './merge';
import type { FormSchema } from './schema-resolver';
import { retyped } from './typed-numbers';

/**
 * Rewrites the numbers of a form where the language of the page changes, or is known only now, so that they stay the
 * numbers that they are.
 * @param sent what was typed when a submit that is under way began: becomes the base once it has succeeded
 * @param locale in which they are written at first
 */
export function useRetypedNumbers(
  hook: UseFormReturn<FieldValues>,
  schema: FormSchema,
  sent: RefObject<FieldValues>,
  i18n: I18n | undefined,
  locale: string,
): void {
  const language = useRef(locale);
  const latest = useRef({ hook, schema });
  useEffect(() => {
    latest.current = { hook, schema };
  });
  useEffect(() => {
    return i18n?.$lang.subscribe(() => {
      const from = language.current;
      const to = i18n.language().locale;
      if (from === to) return;
      language.current = to;
      const { hook, schema } = latest.current;
      const base = { ...hook.formState.defaultValues };
      const mine = { ...hook.getValues() };
      const written = (values: FieldValues) => mapNumbers(schema, values, retyped(from, to));
      const newBase = written(base);
      const newMine = written(mine);
      sent.current = written(sent.current);
      if (newBase === base && newMine === mine) return;
      hook.reset(newBase, { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
      const changed = new Set(ownChanges(base, mine).map(([name]) => name));
      for (const name of changed) hook.setValue(name, newMine[name], { shouldDirty: true });
    });
  }, [i18n, sent]);
}
