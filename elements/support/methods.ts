import { useLayoutEffect, useRef } from 'react';
import { fromHost } from '../../src/page/platform/page-window';
import { controllersOf } from './controllers';
import { fail } from './events';
import { renderNow } from '#renderer/render-now';

type Handler = (...args: never[]) => void;
/** Method name → implementation; components provide them by `useMethods`. */
export type Handlers = Readonly<Record<string, Handler>>;

interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The methods of one element: a call waits until a mounted component provides its handler. */
export class Methods {
  readonly #host: HTMLElement;
  readonly #sources = new Set<{ readonly current: Handlers }>();
  #waiting: readonly Call[] = [];

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  call(name: string, args: readonly unknown[]): void {
    const handler = this.#find(name);
    if (handler) renderNow(() => handler(...(args as never[])));
    else this.#waiting = [...this.#waiting, { name, args }];
  }

  /** Adds a component's handlers and runs the calls that waited for them; the returned function removes them. */
  provide(source: { readonly current: Handlers }): () => void {
    this.#sources.add(source);
    const calls = this.#waiting;
    this.#waiting = [];
    for (const call of calls) this.#run(call);
    return () => this.#sources.delete(source);
  }

  /** A call that waited has no caller on the stack: its error is reported instead of thrown into React. */
  #run(call: Call): void {
    const handler = this.#find(call.name);
    if (!handler) {
      this.#waiting = [...this.#waiting, call];
      return;
    }
    try {
      handler(...(call.args as never[]));
    } catch (error) {
      fail(this.#host, 'method', `${call.name}() failed: ${String(error)}`, error);
    }
  }

  #find(name: string): Handler | undefined {
    for (const { current } of this.#sources) if (Object.hasOwn(current, name)) return current[name];
    return undefined;
  }
}

/** Gives a class of elements its methods. */
export function defineMethods(prototype: object, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: HTMLElement, ...args: unknown[]) {
        controllersOf(this)?.methods.call(name, fromHost(args));
      },
    });
  }
}

/**
 * Provides the methods that an element declares (`useMethods<MethodsOf<typeof declaration>>`). Calls made before the
 * component was mounted run before the first paint; later calls go to the handlers of the latest render.
 */
export function useMethods<M extends { [Name in keyof M]: Handler }>(host: HTMLElement, handlers: M): void {
  const latest = useRef<Handlers>(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => controllersOf(host)?.methods.provide(latest), [host]);
}
