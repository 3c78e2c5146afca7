import { setTimeout as pause } from 'node:timers/promises';
import type { WebDriver } from '../../scripts/support/webdriver';

/** Selectors of the roles that the tests name. */
const ROLES = {
  button: 'button, [role=button]',
  combobox: '[role=combobox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  navigation: 'nav',
  option: '[role=option]',
  tab: '[role=tab]',
  textbox: 'input:not([role]), textarea',
} as const;
export type Role = keyof typeof ROLES;

/** Runs in the page: the first element that can be seen, of a selector and with a name, in whichever shadow root. */
const FIND = `
  const [selector, pattern] = arguments, wanted = new RegExp(pattern);
  const textOf = (element, id) => element.getRootNode().getElementById(id)?.textContent ?? '';
  const nameOf = (element) => (element.getAttribute('aria-label')
    ?? element.getAttribute('aria-labelledby')?.split(' ').map((id) => textOf(element, id)).join(' ')
    ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  const find = (root) => {
    for (const element of root.querySelectorAll('*')) {
      const seen = element.matches(selector) && wanted.test(nameOf(element)) && element.checkVisibility({ visibilityProperty: true });
      const box = seen && element.getBoundingClientRect();
      if (box && box.width > 0 && box.height > 0) return element;
      const inner = element.shadowRoot && find(element.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  const found = find(document);
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), text: found.innerText, value: found.value, description: found.getAttribute('aria-description') };`;

interface Found {
  x: number;
  y: number;
  text: string;
  value?: string;
  description: string | null;
}

const TIMEOUT = 30_000;
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', Tab: '\uE004' } as const;

/** A page in a browser that is driven by WebDriver: finds by role and name as a person does, with real pointer and keys. */
export function pageOf(driver: WebDriver) {
  const run = <T>(script: string, ...args: unknown[]): Promise<T> =>
    driver.send<T>('POST', '/execute/sync', { script, args });
  const look = (role: Role, name: RegExp): Promise<Found | null> =>
    run<Found | null>(FIND, ROLES[role], name.source);

  /** Waits until the check gives something. */
  async function until<T>(what: string, check: () => Promise<T | null | undefined | false>): Promise<T> {
    for (const end = Date.now() + TIMEOUT; ; ) {
      // While a page is replaced there is nothing to ask.
      const found = await check().catch(() => null);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what}: not in ${TIMEOUT / 1000} s`);
      await pause(50);
    }
  }
  const see = (role: Role, name: RegExp) => until(`${role} ${name}`, () => look(role, name));

  const keys = (actions: object[]) =>
    driver.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  async function press(role: Role, name: RegExp): Promise<void> {
    // What has just opened may still move.
    let last = await see(role, name);
    await until(`${role} ${name} at rest`, async () => {
      const now = await look(role, name);
      const still = now && now.x === last.x && now.y === last.y;
      if (now) last = now;
      return still;
    });
    const actions = [
      { type: 'pointerMove', duration: 0, x: last.x, y: last.y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await driver.send('POST', '/actions', { actions: [pointer] });
  }

  return {
    run,
    look,
    see,
    until,
    press,
    go: (url: string) => driver.send('POST', '/url', { url }),
    address: () => driver.send<string>('GET', '/url'),
    type: (text: string) => keys([...text].flatMap(stroke)),
    key: (name: keyof typeof KEYS) => keys(stroke(KEYS[name])),
    /** Waits until nothing of the kind can be seen. */
    gone: (role: Role, name: RegExp) =>
      until(`no ${role} ${name}`, async () => (await run(FIND, ROLES[role], name.source)) === null),
  };
}
