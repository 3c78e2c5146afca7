import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Changes what is shown before the page is printed: the browser draws the paper as soon as its listeners have returned. */
export function useBeforePrint(change: () => void): void {
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    const onBeforePrint = () => flushSync(() => latest.current());
    window.addEventListener('beforeprint', onBeforePrint);
    return () => window.removeEventListener('beforeprint', onBeforePrint);
  }, []);
}
