import { expect, test } from 'vitest';
import { STEP, type View, WHOLE, within, zoomed } from './zoom';

const FRAME = { width: 800, height: 600 };

test('the image is never smaller than whole, nor larger than eight times', () => {
  let view = WHOLE;
  for (let step = 0; step < 30; step++) view = zoomed(view, STEP, FRAME);
  expect(view.scale).toBe(8);
  for (let step = 0; step < 30; step++) view = zoomed(view, 1 / STEP, FRAME);
  expect(view).toEqual(WHOLE);
});

test('the point under the pointer stays', () => {
  const point = { x: 100, y: -50 };
  for (const before of [WHOLE, { scale: 2, x: -100, y: 50 }]) {
    const after = zoomed(before, 2, FRAME, point);
    const under = ({ scale, x, y }: View) => [(point.x - x) / scale, (point.y - y) / scale];
    expect(under(after)).toEqual(under(before));
  }
});

test('the image is not dragged out of its frame', () => {
  expect(within({ scale: 2, x: 9999, y: -9999 }, FRAME)).toEqual({ scale: 2, x: 400, y: -300 });
  expect(within({ scale: 1, x: 10, y: 10 }, FRAME)).toEqual(WHOLE);
});
