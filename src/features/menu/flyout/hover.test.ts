import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import {
  AIM_DELAY,
  CLOSE_DELAY,
  createHover,
  isHeadingFor,
  NEAR_DELAY,
  OPEN_DELAY,
  SWITCH_DELAY,
} from './hover';

const edge = { x: 60, top: 56, bottom: 900 };

describe('a move heads for what is open', () => {
  test.each<[string, [number, number], [number, number], boolean]>([
    ['straight', [20, 300], [40, 300], true],
    ['diagonally down', [20, 300], [40, 380], true],
    ['diagonally up', [20, 300], [40, 220], true],
    ['straight down', [20, 300], [20, 340], false],
    ['back', [20, 300], [10, 300], false],
    ['steeper than the corner', [20, 800], [25, 880], false],
  ])('%s', (_, [x1, y1], [x2, y2], expected) => {
    expect(isHeadingFor({ x: x1, y: y1 }, { x: x2, y: y2 }, edge)).toBe(expected);
    const mirrored = { ...edge, x: 1000 - edge.x };
    expect(isHeadingFor({ x: 1000 - x1, y: y1 }, { x: 1000 - x2, y: y2 }, mirrored)).toBe(expected);
  });
});

function made(first: string | null = null) {
  const clock = fakeClock();
  let opened = first;
  let near: string | null = null;
  const hover = createHover({
    clock,
    opened: () => opened,
    edge: () => (opened === null ? null : edge),
    near: (id) => {
      near = id;
    },
    open: (id) => {
      opened = id;
    },
    close: () => {
      opened = null;
    },
  });
  return { clock, hover, opened: () => opened, near: () => near };
}

describe('hovering', () => {
  test('opens after a rest, not in passing', async () => {
    const { clock, hover, opened } = made();
    hover.over('a', { x: 10, y: 60 });
    await clock.advance(OPEN_DELAY - 1);
    hover.over('b', { x: 10, y: 120 });
    await clock.advance(OPEN_DELAY - 1);
    expect(opened()).toBeNull();
    await clock.advance(1);
    expect(opened()).toBe('b');
  });

  test('switches soon on the way down', async () => {
    const { clock, hover, opened } = made('a');
    hover.over('a', { x: 20, y: 60 });
    hover.over('b', { x: 20, y: 130 });
    await clock.advance(SWITCH_DELAY);
    expect(opened()).toBe('b');
  });

  test('a diagonal move over a neighbour into the flyout switches nothing', async () => {
    const { clock, hover, opened } = made('a');
    hover.over('a', { x: 20, y: 100 });
    hover.over('b', { x: 40, y: 130 });
    await clock.advance(AIM_DELAY - 1);
    hover.inside();
    await clock.advance(1000);
    expect(opened()).toBe('a');
  });

  test('but resting on the neighbour does', async () => {
    const { clock, hover, opened } = made('a');
    hover.over('a', { x: 20, y: 100 });
    hover.over('b', { x: 40, y: 130 });
    await clock.advance(AIM_DELAY);
    expect(opened()).toBe('b');
  });

  test('closes some time after the pointer has left, unless it returns', async () => {
    const { clock, hover, opened } = made('a');
    hover.left();
    await clock.advance(CLOSE_DELAY - 1);
    hover.inside();
    await clock.advance(1000);
    expect(opened()).toBe('a');
    hover.left();
    await clock.advance(CLOSE_DELAY);
    expect(opened()).toBeNull();
  });

  test('stopped, it does nothing more', async () => {
    const { clock, hover, opened } = made();
    hover.over('a', { x: 1, y: 1 });
    hover.stop();
    await clock.advance(1000);
    expect(opened()).toBeNull();
  });

  test('tells on which module the pointer stays, also while it moves there, and when it is gone', async () => {
    const { clock, hover, near } = made();
    hover.over('a', { x: 10, y: 60 });
    await clock.advance(NEAR_DELAY - 1);
    hover.over('b', { x: 10, y: 120 });
    await clock.advance(NEAR_DELAY - 1);
    expect(near()).toBeNull();
    hover.over('b', { x: 12, y: 125 });
    await clock.advance(1);
    expect(near()).toBe('b');
    hover.left();
    expect(near()).toBeNull();
  });

  test('but not while a flyout is open', async () => {
    const { clock, hover, near } = made('a');
    hover.over('b', { x: 10, y: 60 });
    await clock.advance(NEAR_DELAY);
    expect(near()).toBeNull();
  });
});
