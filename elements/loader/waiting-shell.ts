import { report } from './report';
import type { QueuedCall } from './types';

/** Methods that answer with a promise, so that a page may call them before the core has arrived. */
const methods = [
  'ready',
  'setLang',
  'switchOrganisation',
  'logout',
  'request.get',
  'request.post',
  'request.upload',
  'request.download',
  'reference',
  'notify',
  'confirm',
  'showAnnouncement',
  'showTask',
  'showNotice',
  'openGuide',
  'doctor',
  'destroy',
];

type Fn = (...args: unknown[]) => unknown;
type Bag = Record<string, unknown>;

/** What stands at `window.OmsShell` until the core is there, and goes on passing calls to it afterwards. */
export interface WaitingShell {
  readonly shell: object;
  /** `configure` calls that the core has not had yet. */
  readonly configs: QueuedCall[];
  /** Makes the calls that the page queued before the loader came; they may need the core, so once all else stands. */
  drain(): void;
  /** Sends the waiting calls, in their order, and all later ones to the real shell. */
  connect(real: object): void;
}

/**
 * @param early what the page put at `window.OmsShell` itself; it stays the same object, since the page may hold it
 * @param wake called when a call needs the core
 */
export function createWaitingShell(version: string, early: unknown, wake: () => void): WaitingShell {
  const shell = (typeof early === 'object' && early ? early : {}) as Bag;
  const before = shell.queue;
  const configs: QueuedCall[] = [];
  const waiting: ((real: object) => void)[] = [];
  let real: object | undefined;

  const later = (path: string, args: unknown[]): unknown => {
    if (real) return invoke(real, path, args);
    wake();
    return new Promise((resolve, reject) => {
      waiting.push((target) => {
        try {
          resolve(invoke(target, path, args));
        } catch (error) {
          reject(error);
        }
      });
    });
  };
  for (const path of methods) put(shell, path, (...args) => later(path, args));

  put(shell, 'configure', (...args) => {
    if (real) return invoke(real, 'configure', args);
    configs.push(['configure', ...args]);
  });
  put(shell, 'can', (...args) => (real ? invoke(real, 'can', args) : undefined));
  put(shell, 'menuEntry', (...args) => (real ? invoke(real, 'menuEntry', args) : null));
  put(shell, 'on', (event, fn) => {
    const listener = fn as EventListener;
    // The shell's events end at the document, so a page can hear the loader's own errors too.
    document.addEventListener(String(event), listener);
    return () => document.removeEventListener(String(event), listener);
  });

  const push = (...calls: unknown[]) => {
    for (const call of calls) run(shell, call);
    return 0;
  };
  const queue = Array.isArray(before) ? before : [];
  const earlyCalls = queue.splice(0);
  queue.push = push;
  define(shell, 'queue', () => queue);
  define(shell, 'version', () => version);
  for (const name of ['user', 'organisation', 'lang'])
    define(shell, name, () => (real as Bag | undefined)?.[name] ?? null);

  return {
    shell,
    configs,
    drain: () => void push(...earlyCalls),
    connect(target) {
      real = target;
      // The page's queue works on after the swap, whichever of the two objects it is pushed to.
      if (!('queue' in target) && Object.isExtensible(target)) define(target as Bag, 'queue', () => queue);
      for (const call of waiting.splice(0)) call(target);
    },
  };
}

function define(target: Bag, name: string, get: () => unknown): void {
  Object.defineProperty(target, name, { get, configurable: true, enumerable: true });
}

function put(target: Bag, path: string, fn: Fn): void {
  const [name = '', member] = path.split('.');
  if (!member) target[name] = fn;
  else {
    const group = (target[name] ?? {}) as Bag;
    group[member] = fn;
    target[name] = group;
  }
}

function methodAt(target: object, path: string): Fn | undefined {
  const [name = '', member] = path.split('.');
  const owner = (member ? (target as Bag)[name] : target) as Bag | undefined;
  const method = owner?.[member ?? name];
  return typeof method === 'function' ? method.bind(owner) : undefined;
}

function invoke(target: object, path: string, args: unknown[]): unknown {
  const method = methodAt(target, path);
  if (!method) throw new TypeError(`OmsShell.${path} is not a method`);
  return method(...args);
}

function run(shell: Bag, call: unknown): void {
  const [path, ...args] = (Array.isArray(call) ? call : [call]) as unknown[];
  if (path !== 'queue' && methodAt(shell, String(path))) return void invoke(shell, String(path), args);
  report({
    code: 'unknown_call',
    message: `OmsShell.queue: "${String(path)}" is not a method; push arrays of a method's name and its arguments`,
    source: 'queue',
  });
}
