import { setTimeout as pause } from 'node:timers/promises';

/** Selectors of the roles that are asked for, and of two things that have none of their own. */
const ROLES = {
  alertdialog: '[role=alertdialog]',
  button: 'button, [role=button]',
  combobox: '[role=combobox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  listbox: '[role=listbox]',
  menu: '[role=menu]',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  navigation: 'nav',
  option: '[role=option]',
  tab: '[role=tab]',
  textbox: 'input:not([role]), textarea',
  selectedTab: '[role=tab][aria-selected=true]',
  flyout: '[part~="flyout"]',
} as const;
export type Role = keyof typeof ROLES;

/**
 * Runs in the page: `found` is the first element that can be seen, of a selector and with a name, in whichever shadow
 * root and frame.
 */
const FIND = `
  const [selector, pattern, ...given] = arguments, wanted = new RegExp(pattern);
  const textOf = (element, id) => element.getRootNode().getElementById(id)?.textContent ?? '';
  const nameOf = (element) => (element.getAttribute('aria-label')
    ?? element.getAttribute('aria-labelledby')?.split(' ').map((id) => textOf(element, id)).join(' ')
    ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  const find = (root) => {
    const all = root.querySelectorAll('*');
    for (let at = 0; at < all.length; at++) {
      const element = all[at];
      const seen = element.matches(selector) && wanted.test(nameOf(element)) && element.checkVisibility({ visibilityProperty: true });
      const box = seen && element.getBoundingClientRect();
      if (box && box.width > 0 && box.height > 0) return element;
      const inner = element.shadowRoot ?? (element.localName === 'iframe' && element.contentDocument);
      const within = inner && find(inner);
      if (within) return within;
    }
    return null;
  };
  const found = find(document);
  if (!found) return null;`;

/**
 * The middle of the part that no scrollbar can lie over: those of WebKitGTK come over the page. Frames have coordinates
 * of their own.
 */
const LOOK = `let { left, top, right, bottom } = found.getBoundingClientRect();
  const edge = found.ownerDocument.documentElement.clientWidth - 22;
  if (left < edge) right = Math.min(right, edge);
  const width = right - left, height = bottom - top;
  for (let view = found.ownerDocument.defaultView; view.frameElement; view = view.parent) {
    const frame = view.frameElement.getBoundingClientRect();
    left += frame.left + view.frameElement.clientLeft;
    top += frame.top + view.frameElement.clientTop;
  }
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), text: found.innerText, value: found.value, description: found.getAttribute('aria-description') };`;

interface Found {
  x: number;
  y: number;
  text: string;
  value?: string;
  description: string | null;
}

/** What an engine's driver does with the page that is in front. */
export interface Wire {
  /** Runs the body of a function in the page, and gives what it returns. */
  run<T>(body: string, args: readonly unknown[]): Promise<T>;
  go(url: string): Promise<unknown>;
  address(): Promise<string>;
  move(x: number, y: number): Promise<unknown>;
  press(x: number, y: number): Promise<unknown>;
  /** Presses these keys, one after another; `Control+k` is one of them. */
  keys(keys: readonly string[]): Promise<unknown>;
  /** The window as PNG. */
  picture(): Promise<Buffer>;
}

/** A page in whichever engine: finds by role and name as a person does, with real pointer and keys. */
export interface Tab extends Pick<Wire, 'go' | 'address' | 'move' | 'picture'> {
  run<T = unknown>(body: string, ...args: unknown[]): Promise<T>;
  look(role: Role, name: RegExp): Promise<Found | null>;
  /** Runs in the page, with the element as `found` and the arguments as `given`; null where there is none. */
  on<T>(role: Role, name: RegExp, body: string, ...given: unknown[]): Promise<T | null>;
  see(role: Role, name: RegExp): Promise<Found>;
  /** Waits until nothing of the kind can be seen. */
  gone(role: Role, name: RegExp): Promise<unknown>;
  /** Waits until the check gives something. */
  until<T>(what: string, check: () => Promise<T | null | undefined | false>): Promise<T>;
  press(role: Role, name: RegExp): Promise<void>;
  pressAt(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  key(name: string): Promise<unknown>;
}

/** @param timeout ms that something may take until it is there */
export function tabOf(wire: Wire, timeout = 30_000): Tab {
  const on: Tab['on'] = (role, name, body, ...given) =>
    wire.run(FIND + body, [ROLES[role], name.source, ...given]);
  const look: Tab['look'] = (role, name) => on<Found>(role, name, LOOK);

  const until: Tab['until'] = async (what, check) => {
    for (const end = Date.now() + timeout; ; ) {
      // While a page is replaced there is nothing to ask.
      const found = await check().catch(() => null);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what}: not in ${timeout / 1000} s`);
      await pause(50);
    }
  };
  const see: Tab['see'] = (role, name) => until(`${role} ${name}`, () => look(role, name));

  return {
    go: wire.go,
    address: wire.address,
    move: wire.move,
    picture: wire.picture,
    pressAt: wire.press,
    run: (body, ...args) => wire.run(body, args),
    on,
    look,
    see,
    until,
    gone: (role, name) =>
      until(`no ${role} ${name}`, async () => (await on(role, name, 'return 1')) === null),
    async press(role, name) {
      // What has just opened may still move.
      let last = await see(role, name);
      await until(`${role} ${name} at rest`, async () => {
        const now = await look(role, name);
        const still = now && now.x === last.x && now.y === last.y;
        if (now) last = now;
        return still;
      });
      await wire.press(last.x, last.y);
    },
    type: (text) => wire.keys([...text]),
    key: (name) => wire.keys([name]),
  };
}
