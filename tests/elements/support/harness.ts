import type * as Fixtures from './fixtures';

interface Mocha {
  describe(title: string, body: () => void): void;
  it(title: string, body: () => void | Promise<void>): void;
  before(body: () => void | Promise<void>): void;
  afterEach(body: () => void | Promise<void>): void;
}

export const { describe, it, before, afterEach } = globalThis as unknown as Mocha;

export const modes = ['production', 'development', 'preact'] as const;
export type Mode = (typeof modes)[number];
export type Kit = typeof Fixtures;

/**
 * Loads the bundle of a folder's `fixtures.tsx` (the folder below tests/elements). Each mode has its own copy of React.
 */
export function loadFixtures<T>(folder: string, mode: Mode): Promise<T> {
  // A name that only the built page knows: neither the compiler nor the runner may resolve it.
  const path: string = `/.cache/elements/${mode}/${folder}/fixtures.js`;
  return import(path) as Promise<T>;
}

export function loadKit(mode: Mode): Promise<Kit> {
  return loadFixtures<Kit>('support', mode);
}

/** Runs the tests with React's production and development builds, and with the CDN build's Preact. */
export function inEachMode(
  title: string,
  body: (kit: () => Kit, tag: (name: string) => string, mode: Mode) => void,
): void {
  for (const mode of modes) {
    describe(`${title} (${mode})`, () => {
      let kit: Kit | undefined;
      before(async () => {
        kit = await loadKit(mode);
      });
      afterEach(() => document.body.replaceChildren());
      body(
        () => kit!,
        (name) => `t-${name}-${mode}`,
        mode,
      );
    });
  }
}

/** What stands in an element of ours. */
export function inside(element: Element): HTMLElement {
  return element.shadowRoot!.querySelector<HTMLElement>('.oms-root')!;
}

export function text(element: Element, selector: string): string {
  return inside(element).querySelector(selector)?.textContent ?? '(nothing)';
}

/** Lets the microtasks that are queued run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

/** Whatever went to the console as a complaint, or to the page's error handlers, while `work` ran. */
export async function complaintsOf(work: () => void | Promise<void>): Promise<string[]> {
  const found: string[] = [];
  const { error, warn } = console;
  const note = (...parts: unknown[]) => found.push(parts.map(String).join(' '));
  const onError = (event: ErrorEvent) => {
    found.push(`unhandled: ${event.message}`);
    event.preventDefault();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    found.push(`unhandled rejection: ${String(event.reason)}`);
    event.preventDefault();
  };
  console.error = note;
  console.warn = note;
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  try {
    await work();
    // React reports some errors from a task of its own, and the browser rejections after one.
    await nextTask();
    await nextTask();
  } finally {
    console.error = error;
    console.warn = warn;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  }
  return found;
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}

/** Everything that `name` said on the document while `work` ran. */
export async function eventsOf(name: string, work: () => void | Promise<void>): Promise<CustomEvent[]> {
  const found: CustomEvent[] = [];
  const listener = (event: Event) => found.push(event as CustomEvent);
  document.addEventListener(name, listener);
  try {
    await work();
  } finally {
    document.removeEventListener(name, listener);
  }
  return found;
}

/** Waits, task by task, for what happens after a paint at the earliest: a page out of sight has none. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve));
}

interface Collectors {
  gc?(options: { execution: 'async' }): Promise<void>;
  TestUtils?: { gc(): Promise<void> };
}

/** Runs the garbage collector; undefined in an engine that has no door to it, such as WebKit. */
export const collectGarbage: (() => Promise<void>) | undefined = (() => {
  const { gc, TestUtils } = globalThis as unknown as Collectors;
  // Run at once, it would keep whatever the stack of its caller may name.
  if (gc) return () => gc({ execution: 'async' });
  return TestUtils && (() => TestUtils.gc());
})();
