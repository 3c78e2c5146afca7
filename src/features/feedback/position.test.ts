import { expect, test } from 'vitest';
import { clamp, placeOf, snap } from './position';

const room = { width: 1440, height: 900 };

test('the button stays in the window, below a bar', () => {
  expect(clamp({ right: -50, bottom: 9999 }, room)).toEqual({ right: 8, bottom: 796 });
  expect(clamp({ right: 5000, bottom: -1 }, { width: 30, height: 30 })).toEqual({ right: 8, bottom: 8 });
});

test('it goes to the nearer side', () => {
  expect(snap({ right: 300, bottom: 100 }, room)).toEqual({ side: 'right', bottom: 100 });
  expect(snap({ right: 1000, bottom: 100 }, room)).toEqual({ side: 'left', bottom: 100 });
});

test('a position is 20 px from its side in any window, and as high as the window lets it', () => {
  expect(placeOf({ side: 'right', bottom: 180 }, room)).toEqual({ right: 20, bottom: 180 });
  expect(placeOf({ side: 'left', bottom: 700 }, { width: 375, height: 600 })).toEqual({
    right: 315,
    bottom: 496,
  });
});
