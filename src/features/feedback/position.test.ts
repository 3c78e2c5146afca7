import { expect, test } from 'vitest';
import { checkPosition, clamp, START, snap } from './position';

const room = { width: 1440, height: 900 };

test('the button stays in the window', () => {
  expect(clamp({ right: -50, bottom: 9999 }, room)).toEqual({ right: 8, bottom: 852 });
  expect(clamp({ right: 5000, bottom: -1 }, { width: 30, height: 30 })).toEqual({ right: 8, bottom: 8 });
});

test('it goes to the nearer side', () => {
  expect(snap({ right: 300, bottom: 100 }, room)).toEqual({ right: 20, bottom: 100 });
  expect(snap({ right: 1000, bottom: 100 }, room)).toEqual({ right: 1380, bottom: 100 });
});

test.each([null, '', '{', '[]', '{"right":"x","bottom":1}', '{"right":1}', '{"right":null,"bottom":2}'])(
  'storage with %j means the start',
  (text) => {
    expect(checkPosition(text)).toEqual(START);
  },
);
