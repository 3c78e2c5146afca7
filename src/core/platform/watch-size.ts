/**
 * Calls `fn` once each element is laid out and whenever its size changes; never in jsdom, which lays out nothing.
 * @returns the end of it
 */
export function watchSize(elements: readonly Element[], fn: ResizeObserverCallback): () => void {
  if (typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(fn);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
