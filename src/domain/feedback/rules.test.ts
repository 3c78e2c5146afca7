import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readIssue } from '../rules/issue';
import { feedbackSchema, sortImages } from './rules';

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
  ['+8613860271234', null],
  ['12a', 'feedback.phoneWrong'],
])('phone %j', (phone, problem) => {
  expect(check('phone', phone)).toBe(problem);
});

test('a phone number is sent without what is written around it', () => {
  expect(v.parse(feedbackSchema, { description: 'a', phone: '(138) 6027-1234' }).phone).toBe('13860271234');
});

test('at most five images, of the formats that can be sent and not too large', () => {
  const image = { type: 'image/png', size: 3 };
  const photo = { type: 'image/jpeg', size: 50 * 1024 * 1024 };
  const pdf = { type: 'application/pdf', size: 3 };
  expect(sortImages([image, photo], 0)).toEqual({ accepted: [image, photo], problem: null });
  expect(sortImages([image, pdf], 0)).toEqual({ accepted: [image], problem: 'feedback.onlyImages' });
  for (const type of ['image/svg+xml', 'image/webp', 'image/gif']) {
    expect(sortImages([{ type, size: 3 }], 0)).toEqual({ accepted: [], problem: 'feedback.onlyFormats' });
  }
  const huge = { ...photo, size: photo.size + 1 };
  expect(sortImages([huge, image], 0)).toEqual({ accepted: [image], problem: 'feedback.imageTooLarge' });
  expect(sortImages([image, image], 4)).toEqual({ accepted: [image], problem: 'feedback.tooMany' });
  expect(sortImages([image], 5)).toEqual({ accepted: [], problem: 'feedback.tooMany' });
});
