import { useContext, useEffect, useRef, useState } from 'react';
import { RootContext } from '../../src/react/sheet';

/**
 * The value of a widget: the user changes it, another value of the page replaces it, and a reset of the form around it
 * brings back the page's.
 */
export function useGiven<Raw, Value>(given: Raw, read: (raw: unknown) => Value) {
  const [state, setState] = useState(() => ({ given, value: read(given) }));
  const value = Object.is(state.given, given) ? state.value : read(given);
  if (!Object.is(state.given, given)) setState({ given, value });
  const again = useRef(() => {});
  useEffect(() => {
    again.current = () => setState({ given, value: read(given) });
  });
  const root = useContext(RootContext);
  useEffect(() => {
    const host = root && 'host' in root ? (root.host as Element) : null;
    if (!host) return;
    const reset = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && (target as Element).contains(host)) again.current();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [root]);
  return [value, (next: Value) => setState({ given, value: next })] as const;
}
