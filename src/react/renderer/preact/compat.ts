import { type ComponentChild, type ComponentType, createElement, options, type VNode } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/*
 * What React does and Preact leaves to its own layer of compatibility, as far as the shell and its libraries need it:
 * half of that layer's bytes, and none of its work on each property of each element.
 */

type Props = Record<string, unknown>;

/** Attributes of a drawing, which are written with hyphens. */
const DRAWN = /^(?:clip|fill|stop|stroke|text)[A-Z]/;
/** Fields whose value is not typed: a change of them is one. */
const CHOSEN = /^(?:checkbox|radio|file)$/;

/** The name by which Preact knows a property of React's. */
function nameOf(name: string, type: string, props: Props): string {
  if (name === 'onFocus') return 'onfocusin';
  if (name === 'onBlur') return 'onfocusout';
  if (name === 'onDoubleClick') return 'ondblclick';
  if (name === 'onChange' && /^(?:input|textarea)$/.test(type) && !CHOSEN.test(`${props.type}`))
    return 'oninput';
  return DRAWN.test(name) ? name.replace(/[A-Z]/g, '-$&').toLowerCase() : name;
}

const before = options.vnode;

options.vnode = (vnode: VNode) => {
  const { type } = vnode;
  if (typeof type === 'string') {
    const given = vnode.props as Props;
    const props: Props = {};
    for (const name in given) {
      const value = given[name];
      // Null takes an attribute away; for a property it would be a text.
      props[name === 'className' ? 'class' : nameOf(name, type, given)] = value ?? undefined;
    }
    vnode.props = props as typeof vnode.props;
  }
  before?.(vnode);
};

const event = options.event;

options.event = (given) => {
  const own = event ? event(given) : given;
  own.nativeEvent = own;
  return own;
};

const areEqual = (one: object, other: object): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && Reflect.get(one, name) === Reflect.get(other, name))
  );
};

/** A component that is rendered again where its properties differ. */
export function memo<P extends object>(
  component: ComponentType<P>,
  equal: (before: P, now: P) => boolean = areEqual,
): ComponentType<P> {
  return function Memo(this: { props: P; shouldComponentUpdate(next: P): boolean }, props: P) {
    this.shouldComponentUpdate = (next) => !equal(this.props, next);
    return createElement(component, props) as ComponentChild;
  } as unknown as ComponentType<P>;
}

/** Reads a store, and renders again where what it gives has changed; also between the render and the first listening. */
export function useSyncExternalStore<T>(listen: (changed: () => void) => () => void, read: () => T): T {
  const value = read();
  const latest = useRef({ value, read });
  const [, render] = useReducer((count: number) => count + 1, 0);
  const check = useCallback(() => {
    if (!Object.is(latest.current.value, latest.current.read())) render(undefined as never);
  }, []);
  useLayoutEffect(() => {
    latest.current = { value, read };
    check();
  }, [value, read, check]);
  useEffect(() => {
    check();
    return listen(check);
  }, [listen, check]);
  return value;
}

/** Renders what `work` changes before it returns. */
export function flushSync<T>(work: () => T): T {
  const later = options.debounceRendering;
  let render: (() => void) | undefined;
  options.debounceRendering = (given) => {
    render = given;
  };
  try {
    const result = work();
    render?.();
    return result;
  } finally {
    if (later) options.debounceRendering = later;
    else delete options.debounceRendering;
  }
}

export { useLayoutEffect as useInsertionEffect } from 'preact/hooks';

export const useDeferredValue = <T>(value: T): T => value;
