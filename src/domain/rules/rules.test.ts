import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fields, optional } from './fields';
import { readIssue } from './issue';
import * as rules from './rules';

/** Key of what is wrong with a value; null without anything. */
function problem(schema: v.GenericSchema, value: unknown): string | null {
  const result = v.safeParse(schema, value);
  return result.success ? null : (readIssue(result.issues[0].message)?.key ?? result.issues[0].message);
}

test.each([
  [rules.newPassword(), 'Demo#2026', null],
  [rules.newPassword(), 'demo2026', 'password.weak'],
  [rules.verificationCode(), ' 123456 ', null],
  [rules.verificationCode(), '１２３４５６\u200b', null],
  [rules.verificationCode(), '12345', 'rule.code'],
  [rules.verificationCode(), '12345a', 'rule.code'],
  [rules.phone(), '138-6027', null],
  [rules.phone(), '+86 138 6027 1234', null],
  [rules.phone(), '12', 'feedback.phoneWrong'],
  [rules.phone(), '138+6027', 'feedback.phoneWrong'],
  [rules.phone(), '138 or 139', 'feedback.phoneWrong'],
  [rules.feedbackText(), '😀'.repeat(1000), null],
  [rules.feedbackText(), 'a'.repeat(1001), 'feedback.tooLong'],
  [rules.labelName(), ' ', 'labels.nameMissing'],
  [rules.searchText(), 'a ', 'search.short'],
  [rules.searchText(), 'a\u200b', 'search.short'],
  [rules.searchText(), '订单', null],
  [rules.number({ min: 1, whole: true }), '12', null],
  [rules.number({ min: 1 }), '0', 'rule.min'],
  [rules.number({ whole: true }), '1.5', 'rule.whole'],
  [rules.number(), '1e3', 'rule.number'],
  [rules.number({ whole: true }), 'ten', 'rule.whole'],
  [rules.number({ min: 1000 }), '1,200', null],
  [rules.email(), 'a@b.cn', null],
  [rules.email(), 'ａ＠b.cn\u200b', null],
  [rules.email(), 'a@b', 'rule.email'],
] as const)('rule %#: %j', (schema, value, key) => {
  expect(problem(schema, value)).toBe(key);
});

test('every field is required, but for the optional ones', () => {
  const schema = fields({ name: rules.text(5), note: optional(rules.text(3)), done: v.boolean() });
  const found = v.safeParse(schema, { name: ' \u200b ', note: '', done: false });
  expect(found.issues?.map(({ path, message }) => [path?.[0]?.key, readIssue(message)?.key])).toEqual([
    ['name', 'rule.required'],
  ]);
  expect(v.parse(schema, { name: 'a', note: ' ', done: false })).toEqual({ name: 'a', done: false });
  expect(problem(schema, { name: 'a', note: 'long', done: true })).toBe('rule.tooLong');
  expect(problem(schema, { note: '', done: true })).toBe('rule.required');
});

test('numbers are read in the language that is asked for, English without one', () => {
  const read = (text: string, lang?: string) => v.safeParse(rules.number(), text, lang ? { lang } : {}).output;
  expect(read('1.234')).toBe(1.234);
  expect(read('1.234', 'de')).toBe(1234);
  expect(read('1.234,5', 'de')).toBe(1234.5);
});
