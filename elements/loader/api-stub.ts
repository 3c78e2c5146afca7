import type { Lang } from '../../src/core/i18n/lang';
import {
  type AdditionMethod,
  additionMethods,
  commandMethods,
  methodOf,
  putMethod,
  requestMethods,
  waitingMethods,
} from '../../src/page/script-api/methods';
import { waitForNextShell } from '../../src/page/tags/waiting-elements';
import type { OmsShellApi } from '../../src/shell/api';
import type { DoctorReport } from '../../src/shell/doctor-report';
import type { ApiGroup } from '../../src/shell/queue';
import { report } from './report';
import type { QueuedCall } from './types';

/** A member of the API: `ready`, `request.get`. */
type Path = {
  [Name in keyof OmsShellApi]: Name extends ApiGroup ? `${Name}.${string & keyof OmsShellApi[Name]}` : Name;
}[keyof OmsShellApi];

/** Calls that wait for the core. They return a promise, also where the API itself returns a value. */
const queued = [
  ...commandMethods,
  ...requestMethods,
  ...waitingMethods,
  'destroy',
] as const satisfies readonly Path[];

/** Every other member has an answer at once. The compiler names a member that the API has and the stub lacks. */
type Immediate = {
  [Name in Exclude<Path, (typeof queued)[number] | AdditionMethod>]: Name extends keyof OmsShellApi
    ? OmsShellApi[Name]
    : never;
};

type Bag = Record<string, unknown>;

/** The object at `window.OmsShell` until the core has loaded; later it passes calls on to the core. */
export interface ApiStub {
  readonly shell: object;
  /** The `configure` calls that a core gets when it starts. */
  readonly configs: QueuedCall[];
  /** The additions that a core gets when it starts. */
  readonly additions: QueuedCall[];
  /** Makes the calls that the page queued before the loader ran. Call it last: they may load the core. */
  runEarlyCalls(): void;
  /** Makes the queued calls, in their order, and all later ones, on the API. */
  connect(api: OmsShellApi): void;
  /** Queues calls again, for the next API. */
  disconnect(): void;
}

/** The answers of the loader itself: while the core is being fetched, and where it cannot be. */
export interface Known {
  lang(): Lang;
  report(): DoctorReport;
}

/**
 * @param early the page's own object at `window.OmsShell`; it stays the same object, since the page may hold it
 * @param loadCore called when a call needs the core
 */
export function createApiStub(version: string, early: unknown, known: Known, loadCore: () => void): ApiStub {
  const shell = (typeof early === 'object' && early ? early : {}) as Bag;
  const before = shell.queue;
  const configs: QueuedCall[] = [];
  const additions: QueuedCall[] = [];
  const calls: ((api: object) => void)[] = [];
  let api: OmsShellApi | undefined;

  const enqueue = (path: string, args: unknown[]): unknown => {
    if (api) return invoke(api, path, args);
    if (path === 'destroy') waitForNextShell();
    loadCore();
    return new Promise((resolve, reject) => {
      calls.push((target) => {
        try {
          resolve(invoke(target, path, args));
        } catch (error) {
          reject(error);
        }
      });
    });
  };
  for (const path of queued) putMethod(shell, path, (...args: unknown[]) => enqueue(path, args));
  for (const path of additionMethods) {
    putMethod(shell, path, (...args: unknown[]) => {
      keep(additions, [path, ...args]);
      if (api) invoke(api, path, args);
    });
  }

  const immediate: Immediate = {
    version,
    get user() {
      return api?.user ?? null;
    },
    get organisation() {
      return api?.organisation ?? null;
    },
    get lang() {
      return api?.lang ?? known.lang();
    },
    configure(config) {
      // Kept for a core that starts again.
      configs.push(['configure', config]);
      api?.configure(config);
    },
    doctor: () => api?.doctor() ?? known.report(),
    can: (code) => api?.can(code),
    menuEntry: (href) => api?.menuEntry(href) ?? null,
    // A page's router must not wait for the core.
    mayLeave: async () => api?.mayLeave() ?? true,
    on(event, fn) {
      const listener = fn as unknown as EventListener;
      // The shell's events bubble to the document, so a page receives the loader's own errors too.
      document.addEventListener(event, listener);
      // The core looks whether there is such an event.
      const tell = (target: object) => void (target as OmsShellApi).on(event, () => {});
      if (api) tell(api);
      else calls.push(tell);
      return () => document.removeEventListener(event, listener);
    },
  };
  Object.defineProperties(shell, Object.getOwnPropertyDescriptors(immediate));

  const push = (...more: unknown[]) => {
    for (const call of more) run(shell, call);
    return 0;
  };
  const queue = Array.isArray(before) ? before : [];
  const earlyCalls: unknown[] = [];
  for (const call of queue.splice(0)) {
    // The loader itself reads the configuration, before the core is there.
    if (Array.isArray(call) && call[0] === 'configure') run(shell, call);
    else earlyCalls[earlyCalls.length] = call;
  }
  queue.push = push;
  defineQueue(shell, queue);

  return {
    shell,
    configs,
    additions,
    runEarlyCalls: () => void push(...earlyCalls),
    connect(target) {
      api = target;
      // The page's queue works on after the swap, whichever of the two objects it is pushed to.
      if (!('queue' in target) && Object.isExtensible(target)) defineQueue(target, queue);
      for (const call of calls.splice(0)) call(target);
    },
    disconnect() {
      api = undefined;
    },
  };
}

/** What a call adds or removes: `menu.add` and `menu.remove` of one id are about the same. */
function subjectOf([path, first]: QueuedCall): string {
  return `${path.replace(/\.(add|remove)/, '.')} ${(first as { id?: unknown } | null | undefined)?.id ?? first}`;
}

/** In the place of the call about the same, so that what a page changes all day does not pile up. */
function keep(calls: QueuedCall[], call: QueuedCall): void {
  const subject = subjectOf(call);
  let at = 0;
  for (const before of calls) {
    // Further words for a language do not take the place of those before.
    if (call[0] !== 'messages' && subjectOf(before) === subject) break;
    at += 1;
  }
  calls[at] = call;
}

function defineQueue(target: object, queue: unknown): void {
  Object.defineProperty(target, 'queue', { get: () => queue, configurable: true, enumerable: true });
}

function invoke(target: object, path: string, args: unknown[]): unknown {
  const method = methodOf(target, path);
  if (!method) throw new TypeError(`OmsShell.${path} is not a method`);
  return method(...args);
}

function run(shell: Bag, call: unknown): void {
  const [path, ...args] = (Array.isArray(call) ? call : [call]) as unknown[];
  if (path !== 'queue' && methodOf(shell, String(path))) return void invoke(shell, String(path), args);
  report({
    code: 'unknown-call',
    message: `OmsShell.queue: "${String(path)}" is not a method; push arrays of a method's name and its arguments`,
    source: 'queue',
  });
}
