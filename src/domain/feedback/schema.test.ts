import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readIssue } from '../rules/issue';
import { feedbackSchema } from './schema';

function check(name: 'description' | 'phone', value: string) {
  const found = v.safeParse(feedbackSchema, { description: 'a', phone: '123', [name]: value });
  return found.success ? null : readIssue(found.issues[0].message)?.key;
}

test.each([
  ['', 'feedback.required'],
  ['  \n', 'feedback.required'],
  ['a', null],
  ['字'.repeat(1000), null],
  ['字'.repeat(1001), 'feedback.tooLong'],
  ['😀'.repeat(1000), null],
])('description %#', (text, problem) => {
  expect(check('description', text)).toBe(problem);
});

test.each([
  ['', 'feedback.phoneWrong'],
  ['12', 'feedback.phoneWrong'],
  ['123', null],
  ['123456789012345', null],
  ['1234567890123456', 'feedback.phoneWrong'],
  ['138-6027-1234', null],
  ['138 6027', null],
  ['+8613860271234', 'feedback.phoneWrong'],
  ['12a', 'feedback.phoneWrong'],
])('phone %j', (phone, problem) => {
  expect(check('phone', phone)).toBe(problem);
});

test('a phone number is sent without spaces and hyphens', () => {
  expect(v.parse(feedbackSchema, { description: 'a', phone: '138-6027 1234' }).phone).toBe('13860271234');
});
