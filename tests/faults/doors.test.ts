import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';

/** A door of `src/core/platform`, how the browser breaks it, and the names that `doctor()` gives then. */
type Fault = readonly [door: string, fault: string, break_: () => void, named: readonly string[]];

const CHANNEL = ['channel'];
const faults: readonly Fault[] = [
  ['BroadcastChannel', 'is missing', () => Reflect.deleteProperty(window, 'BroadcastChannel'), CHANNEL],
  [
    'BroadcastChannel',
    'throws at construction',
    () => {
      window.BroadcastChannel = class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      } as unknown as typeof BroadcastChannel;
    },
    CHANNEL,
  ],
  [
    'BroadcastChannel',
    'throws at use',
    () => {
      BroadcastChannel.prototype.postMessage = () => {
        throw new DOMException('closed', 'InvalidStateError');
      };
    },
    CHANNEL,
  ],
  [
    'BroadcastChannel',
    'delivers nothing',
    () => {
      BroadcastChannel.prototype.postMessage = () => {};
    },
    [],
  ],
  [
    'navigator.locks',
    'is missing',
    () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }),
    ['locks'],
  ],
  [
    'navigator.locks',
    'throws when it is read',
    () =>
      Object.defineProperty(Navigator.prototype, 'locks', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    ['locks'],
  ],
  [
    'navigator.locks',
    'throws at use',
    () => {
      LockManager.prototype.request = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
    [],
  ],
  [
    'navigator.locks',
    'hangs',
    () => {
      LockManager.prototype.request = () => new Promise(() => {});
    },
    [],
  ],
  ['WebSocket', 'is missing', () => Reflect.deleteProperty(window, 'WebSocket'), []],
  [
    'WebSocket',
    'throws at construction',
    () => {
      window.WebSocket = class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      } as unknown as typeof WebSocket;
    },
    ['socket'],
  ],
  [
    'localStorage',
    'is missing',
    () => Object.defineProperty(window, 'localStorage', { get: () => null }),
    ['local'],
  ],
  [
    'localStorage',
    'throws when it is read',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    ['local'],
  ],
  [
    'sessionStorage',
    'throws when it is read',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    ['session'],
  ],
  [
    'storage',
    'throws at use',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    ['local'],
  ],
  [
    'document.cookie',
    'throws',
    () =>
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          throw new DOMException('sandboxed', 'SecurityError');
        },
        set() {
          throw new DOMException('sandboxed', 'SecurityError');
        },
      }),
    ['cookies'],
  ],
  ['indexedDB', 'is missing', () => Object.defineProperty(window, 'indexedDB', { get: () => undefined }), []],
  [
    'indexedDB',
    'throws at use',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
    [],
  ],
  [
    'indexedDB',
    'hangs',
    () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    },
    [],
  ],
  ['Notification', 'is missing', () => Reflect.deleteProperty(window, 'Notification'), []],
  [
    'Notification',
    'throws when it is read',
    () =>
      Object.defineProperty(window, 'Notification', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    [],
  ],
  ['navigation', 'is missing', () => Reflect.deleteProperty(window, 'navigation'), []],
  [
    'history',
    'throws at use',
    () => {
      for (const name of ['pushState', 'replaceState'] as const) {
        history[name] = () => {
          throw new DOMException('too many', 'SecurityError');
        };
      }
    },
    [],
  ],
  [
    'window.open',
    'throws',
    () => {
      window.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    },
    [],
  ],
];

const stage = hostStages();

describe('a browser that refuses', () => {
  it.each(faults)('%s, which %s, leaves the shell as it is', async (_, __, fault, named) => {
    const { page, unhandled } = stage();
    await page.addInitScript(fault);
    await stage().open({ markup: '<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>' });
    await page.getByRole('link', { name: 'Entry' }).waitFor();
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('tab').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: /Sign out|Log out/ }).waitFor();

    const refused = async () => {
      const { refusedStorage, refusedByBrowser } = await page.evaluate(() =>
        (window as unknown as { OmsShell: { doctor(): Record<string, string[]> } }).OmsShell.doctor(),
      );
      return [...(refusedStorage ?? []), ...(refusedByBrowser ?? [])];
    };
    // The connection starts after the first view.
    await expect.poll(refused, { timeout: 20_000 }).toEqual(expect.arrayContaining([...named]));
    expect(unhandled).toEqual([]);
  });
});
