import type { TextValues, Translate } from '../../core/i18n/i18n';
import type { TextKey } from '../../core/i18n/texts';

/** What is wrong with a value: a text of the locales and what it names, so that it changes with the language. */
export interface Issue {
  readonly key: TextKey;
  readonly values?: TextValues;
}

/** valibot's messages are texts: an issue as one, which `readIssue` reads again. */
export const issue = (key: TextKey, values?: TextValues): string =>
  JSON.stringify(values ? { key, values } : { key });

/** Null for a message that is none of ours: it is shown as it is. */
export function readIssue(message: string): Issue | null {
  if (!message.startsWith('{"key":')) return null;
  return JSON.parse(message) as Issue;
}

/**
 * An issue in words. What is empty is named, where the name of its field is known.
 * @param locale by which its numbers are written
 */
export function issueText(t: Translate, locale: string, { key, values = {} }: Issue, name?: string): string {
  if (key === 'rule.required' && name) return t('rule.requiredNamed', { name });
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 15 });
  // By `count` the plural form is chosen.
  const written = Object.entries(values).map(([place, value]) => [
    place,
    typeof value === 'number' && place !== 'count' ? format(value) : value,
  ]);
  return t(key, Object.fromEntries(written));
}

/** An issue in words for a place away from its field. The rules of all fields alike say what is wrong, and not where. */
export function issueTextElsewhere(t: Translate, locale: string, issue: Issue, name: string): string {
  const words = issueText(t, locale, issue, name);
  return name && /^rule\.(?!required$)/.test(issue.key) ? t('form.fault', { name, words }) : words;
}

/** The words or the issue of a field's fault, as a library of forms keeps it. */
export const wordsOf = (fault: { readonly message?: unknown } | undefined): string | undefined =>
  typeof fault?.message === 'string' ? fault.message : undefined;

type Fault = Parameters<typeof wordsOf>[0];

/** The fault of a field of a line, of the faults of a list of lines. */
export const faultAt = (faults: unknown, line: number, name: string): Fault =>
  Array.isArray(faults) ? (faults[line] as Readonly<Record<string, Fault>> | undefined)?.[name] : undefined;

/** The first words of the faults of a field, or of its lines. */
export const firstWords = (faults: unknown): string | undefined =>
  Array.isArray(faults)
    ? faults
        .flatMap((line) => Object.values((line ?? {}) as Readonly<Record<string, Fault>>))
        .map(wordsOf)
        .find((words) => words !== undefined)
    : wordsOf(faults as Fault);
