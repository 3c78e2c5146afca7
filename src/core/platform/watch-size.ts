/**
 * Calls `fn` once each element is laid out and whenever its size changes; never in jsdom, which lays out nothing. What
 * `fn` changes of the elements is looked at in the next frame: in the same one, browsers report an error to the page,
 * "ResizeObserver loop".
 * @returns the end of it
 */
export function watchSize(elements: readonly Element[], fn: ResizeObserverCallback): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const sizes = new Map<Element, string>();
  let frame = 0;
  const observe = () => {
    for (const element of elements) observer.observe(element);
  };
  const observer = new ResizeObserver((entries) => {
    // Observed again, an element is reported also where its size is the same.
    // Firefox and WebKit make the list in the page, whose own methods it has.
    const changed = [...entries].filter(({ target, contentRect: { width, height } }) => {
      const size = `${width} ${height}`;
      const before = sizes.get(target);
      sizes.set(target, size);
      return before !== size;
    });
    if (!changed[0]) return;
    observer.disconnect();
    frame = requestAnimationFrame(observe);
    fn(changed, observer);
  });
  observe();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
