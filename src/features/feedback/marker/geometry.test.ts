import { expect, test } from 'vitest';
import { boxBetween, END, freshBox, pull, START, WHOLE } from './geometry';

const size = { width: 100, height: 60 };
const box = { x: 10, y: 10, width: 20, height: 10 };

test('a box is moved within the image', () => {
  expect(pull(box, WHOLE, 5, -3, size)).toEqual({ ...box, x: 15, y: 7 });
  expect(pull(box, WHOLE, -500, 500, size)).toEqual({ ...box, x: 0, y: 50 });
});

test('its corners are pulled within the image, to no less than 4 px', () => {
  expect(pull(box, END, 500, 5, size)).toEqual({ ...box, width: 90, height: 15 });
  expect(pull(box, END, -500, 0, size)).toEqual({ ...box, width: 4 });
  expect(pull(box, START, -4, 500, size)).toEqual({ x: 6, y: 16, width: 24, height: 4 });
});

test('a box is drawn in any direction; a press is none', () => {
  expect(boxBetween({ x: 50, y: 40 }, { x: -9, y: 20.4 }, size)).toEqual({
    x: 0,
    y: 20,
    width: 50,
    height: 20,
  });
  expect(boxBetween({ x: 50, y: 40 }, { x: 52, y: 55 }, size)).toBeNull();
});

test('a box that a button adds is inside, however many there are', () => {
  for (let count = 0; count < 12; count += 1) {
    const { x, y, width, height } = freshBox(size, count);
    expect([x + width <= 100, y + height <= 60]).toEqual([true, true]);
  }
});
