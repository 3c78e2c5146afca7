import { expect, test } from 'vitest';
import { descriptionProblem, phoneProblem, plainPhone, sortImages } from './rules';

test.each([
  ['', 'feedback.required'],
  ['  \n', 'feedback.required'],
  ['a', null],
  ['字'.repeat(1000), null],
  ['字'.repeat(1001), 'feedback.tooLong'],
  ['😀'.repeat(1000), null],
])('description %#', (text, problem) => {
  expect(descriptionProblem(text)).toBe(problem);
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
  expect(phoneProblem(phone)).toBe(problem);
});

test('a phone number is sent without spaces and hyphens', () => {
  expect(plainPhone('138-6027 1234')).toBe('13860271234');
});

test('at most five images, and nothing but images', () => {
  const image = { type: 'image/png' };
  const pdf = { type: 'application/pdf' };
  expect(sortImages([image, image], 0)).toEqual({ accepted: [image, image], problem: null });
  expect(sortImages([image, pdf], 0)).toEqual({ accepted: [image], problem: 'feedback.onlyImages' });
  expect(sortImages([image, image], 4)).toEqual({ accepted: [image], problem: 'feedback.tooMany' });
  expect(sortImages([image], 5)).toEqual({ accepted: [], problem: 'feedback.tooMany' });
});
