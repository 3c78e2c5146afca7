import { useLayoutEffect, useRef } from 'react';
import { fail } from './events';
import { partsOf } from './parts';
import { renderNow } from './render-now';

type Handler = (...args: never[]) => void;
/** Method name → what it does; components hand them over by `useMethods`. */
export type Handlers = Readonly<Record<string, Handler>>;

interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The methods of one element: calls wait here until a mounted component has what they ask for. */
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

  /** Adds a component's handlers and runs the calls that waited for them; returns how to take them away. */
  provide(source: { readonly current: Handlers }): () => void {
    this.#sources.add(source);
    const calls = this.#waiting;
    this.#waiting = [];
    for (const call of calls) this.#run(call);
    return () => this.#sources.delete(source);
  }

  /** Nobody's stack stands above a call that waited, so its error is told instead of thrown into React. */
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

/**
 * Gives the element the methods of its class. Calls made before the component was mounted run now, before the
 * first paint; later ones go to the handlers of the latest render.
 */
export function useMethods(host: HTMLElement, handlers: Handlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => partsOf(host)?.methods.provide(latest), [host]);
}
