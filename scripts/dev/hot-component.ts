import { type ComponentType, createElement, useSyncExternalStore } from 'react';

interface Hot {
  current: ComponentType<object>;
  readonly listeners: Set<() => void>;
  readonly component: ComponentType<object>;
}

const components = new Map<string, Hot>();

/**
 * A component that renders the newest version of itself.
 * @param key module and name, the same for every version
 */
export function hotComponent(key: string, current: ComponentType<object>): ComponentType<object> {
  const known = components.get(key);
  if (known) {
    known.current = current;
    for (const listener of known.listeners) listener();
    return known.component;
  }
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const component = (props: object) =>
    createElement(
      useSyncExternalStore(subscribe, () => hot.current),
      props,
    );
  const hot: Hot = { current, listeners, component };
  components.set(key, hot);
  return component;
}
