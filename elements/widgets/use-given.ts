import { useState } from 'react';

/** The value of a widget: the user changes it, and another value of the page replaces it. */
export function useGiven<Raw, Value>(given: Raw, read: (raw: unknown) => Value) {
  const [state, setState] = useState(() => ({ given, value: read(given) }));
  const value = Object.is(state.given, given) ? state.value : read(given);
  if (!Object.is(state.given, given)) setState({ given, value });
  return [value, (next: Value) => setState({ given, value: next })] as const;
}
