import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Feature =
  | 'prefers-color-scheme'
  | 'prefers-reduced-motion'
  | 'forced-colors'
  | 'prefers-contrast'
  | 'pointer'
  | 'hover';

/**
 * What the browser says of its user and its screen, until the test ends.
 * @param features as `{ 'prefers-color-scheme': 'dark' }`
 * @param media `print` for paper
 */
export async function emulate(
  features: Partial<Record<Feature, string>>,
  media: '' | 'print' = '',
): Promise<void> {
  const pairs = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { media, features: pairs });
  // What the project's settings say for every test.
  const usual = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: usual });
  });
}

/** Where the mouse is on the page, in px; its buttons act there. */
export const mouse = {
  move: (x: number, y: number) => dispatch('mouseMoved', x, y),
  press: (x: number, y: number) => dispatch('mousePressed', x, y),
  release: (x: number, y: number) => dispatch('mouseReleased', x, y),
  async click(x: number, y: number): Promise<void> {
    await mouse.move(x, y);
    await mouse.press(x, y);
    await mouse.release(x, y);
  },
  /** Presses in the middle of what is there now; `meanwhile` happens before the button is up, at the same place. */
  async pressDuring(target: Element, meanwhile: () => Promise<void>): Promise<void> {
    const { x, y, width, height } = target.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2] as const;
    await mouse.move(...place);
    await mouse.press(...place);
    await meanwhile();
    await mouse.release(...place);
  },
};

let held = false;

async function dispatch(
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  x: number,
  y: number,
): Promise<void> {
  if (type === 'mousePressed') held = true;
  if (type === 'mouseReleased') held = false;
  const buttons = {
    button: type === 'mouseMoved' && !held ? 'none' : 'left',
    buttons: held ? 1 : 0,
  } as const;
  await cdp().send('Input.dispatchMouseEvent', { type, ...inRunner(x, y), clickCount: 1, ...buttons });
}

/** A finger on the page, in px. */
export const finger = {
  down: (x: number, y: number) => touch('touchStart', [inRunner(x, y)]),
  move: (x: number, y: number) => touch('touchMove', [inRunner(x, y)]),
  up: () => touch('touchEnd', []),
};

async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: { x: number; y: number }[],
): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** The runner's page has the test's page as a frame, which it makes smaller where the window has no room for it. */
function inRunner(x: number, y: number): { x: number; y: number } {
  const frame = window.frameElement as HTMLElement;
  const box = frame.getBoundingClientRect();
  const scale = box.width / frame.offsetWidth;
  return { x: box.x + x * scale, y: box.y + y * scale };
}
