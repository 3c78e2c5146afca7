import { useState } from 'react';

/** State that begins anew when the page gives another value. */
export function useGiven<Raw, Value>(given: Raw, read: (raw: unknown) => Value) {
  const [state, setState] = useState(() => ({ given, value: read(given) }));
  const value = Object.is(state.given, given) ? state.value : read(given);
  if (!Object.is(state.given, given)) setState({ given, value });
  return [value, (next: Value) => setState({ given, value: next })] as const;
}
