import type { Page } from 'playwright-core';
import type { Wire } from './tab';
import type { WebDriver } from './webdriver';

/** The numbers of the W3C's WebDriver for keys without a character. */
const CODES: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Tab: '\uE004',
  Backspace: '\uE003',
  Control: '\uE009',
};

/** A page of Playwright, which drives Chromium and Firefox. */
export const playwrightWire = (page: Page): Wire => ({
  run: (body, args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
  go: (url) => page.goto(url),
  address: async () => page.url(),
  move: (x, y) => page.mouse.move(x, y),
  press: (x, y) => page.mouse.click(x, y),
  async keys(keys) {
    for (const key of keys) await page.keyboard.press(key);
  },
  picture: () => page.screenshot(),
});

/** A browser that is driven by WebDriver. */
export function webDriverWire(driver: WebDriver): Wire {
  const act = (actions: object) => driver.send('POST', '/actions', { actions: [actions] });
  const pointer = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const chord = (key: string) => {
    // `+` alone is a key.
    const values = (key.length > 1 ? key.split('+') : [key]).map((part) => CODES[part] ?? part);
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.reverse().map((value) => ({ type: 'keyUp', value })),
    ];
  };
  return {
    run: (script, args) => driver.send('POST', '/execute/sync', { script, args }),
    go: (url) => driver.send('POST', '/url', { url }),
    address: () => driver.send<string>('GET', '/url'),
    move: (x, y) => pointer({ type: 'pointerMove', duration: 0, x, y }),
    press: (x, y) =>
      pointer(
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    keys: (keys) => act({ type: 'key', id: 'keys', actions: keys.flatMap(chord) }),
    picture: async () => Buffer.from(await driver.send<string>('GET', '/screenshot'), 'base64'),
  };
}
