import * as v from 'valibot';
import type { TextKey } from '../../core/i18n/texts';
import { cleanText } from '../../core/text/clean';
import { readNumber } from '../../core/text/numbers';
import { fields, isEmpty, required } from './fields';
import { issue } from './issue';
import * as limits from './limits';
import { asNumber } from './number-fields';

/*
 * The rules for what people type (docs/behaviour.md#rules), as valibot schemas. Whether a field may be empty is not theirs:
 * `fields()` and `optional()` say so.
 */

/** Text of at most `max` characters. */
export const text = (max = 200, key: TextKey = 'rule.tooLong') =>
  v.pipe(
    v.string(issue('rule.required')),
    v.check((value) => limits.characters(value) <= max, issue(key, { max })),
  );

/** A new password: 8 to 16 characters, with lower and upper case letters, digits and special characters. */
export const newPassword = () =>
  v.pipe(v.string(issue('rule.required')), v.check(limits.isStrong, issue('password.weak')));

/** The 6 digits of a message or an authenticator. */
export const verificationCode = () =>
  v.pipe(
    v.string(issue('rule.required')),
    v.transform(cleanText),
    v.check(
      (value) => /^\d+$/.test(value) && value.length === limits.CODE_DIGITS,
      issue('rule.code', { count: limits.CODE_DIGITS }),
    ),
  );

/** 3 to 15 digits; what people write around them does not count, and is not sent. */
export const phone = () =>
  v.pipe(
    v.string(issue('rule.required')),
    v.check(limits.isPhone, issue('feedback.phoneWrong')),
    v.transform(limits.plainPhone),
  );

/** What somebody reports: up to 1000 characters. */
export const feedbackText = () =>
  required(text(limits.FEEDBACK_TEXT_MAX, 'feedback.tooLong'), 'feedback.required');

/** The name of a label. */
export const labelName = (max = 20) => required(text(max), 'labels.nameMissing');

/** What is searched for: at least 2 characters. */
export const searchText = () =>
  v.pipe(
    v.string(issue('rule.required')),
    v.transform(cleanText),
    v.check((value) => limits.characters(value) >= limits.SEARCH_MIN, issue('search.short')),
  );

const noNumber = issue('rule.number', { example: 1234.5 });
const noWhole = issue('rule.whole', { example: 1200 });

/**
 * A number, also as the text of a field, as people and spreadsheets write it. `min` and `max` are allowed themselves. A
 * form reads texts in the language of the page; `v.parse(schema, values, { lang: 'de' })` reads them in another one
 * than English.
 */
export const number = ({ min, max, whole = false }: { min?: number; max?: number; whole?: boolean } = {}) =>
  asNumber(
    v.pipe(
      v.union([v.number(), v.string()], noNumber),
      v.check((value) => !isEmpty(value), issue('rule.required')),
      v.rawTransform(({ dataset: { value }, config }) =>
        typeof value === 'string' ? (readNumber(value, config.lang ?? 'en') ?? Number.NaN) : value,
      ),
      v.check((value) => Number.isFinite(value), whole ? noWhole : noNumber),
      v.check((value) => !whole || Number.isInteger(value), noWhole),
      v.check((value) => min === undefined || value >= min, issue('rule.min', { min: min ?? 0 })),
      v.check((value) => max === undefined || value <= max, issue('rule.max', { max: max ?? 0 })),
    ),
  );

/** An address of electronic mail. */
export const email = () =>
  v.pipe(
    v.string(issue('rule.required')),
    v.transform(cleanText),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, issue('rule.email')),
  );

/** Yes or no; `false` is an answer. */
export const flag = () => v.boolean(issue('rule.required'));

/** Several of many options. */
export const choices = () => v.array(v.string(), issue('rule.required'));

/** Lines with the same fields, one or more, as `fields()` has them: `lines({ sku: text(40), quantity: number({ min: 1 }) })`. */
export const lines = <E extends v.ObjectEntries>(entries: E) =>
  v.array(fields(entries), issue('rule.required'));
