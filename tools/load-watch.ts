/** What one page load was like. Times are ms from its start. */
export interface Load {
  /** Bar and menu are painted. */
  visible: number;
  /** ms of the main thread beyond the first 50 of each long task. */
  blocked: number;
  longest: number;
  shift: number;
  /** What was fetched before they were: the page itself, files and calls, each by its address. */
  before: string[];
}

export interface LoadWatch {
  readonly load: Promise<Load>;
}

/**
 * Runs in the page before its own scripts, and can use nothing from outside itself.
 * @param visible selectors of what has to be painted, each in the page or in a shadow root
 */
export function watchLoad(visible: readonly string[]): void {
  const result: Load = { visible: 0, blocked: 0, longest: 0, shift: 0, before: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      result.blocked += duration - 50;
      result.longest = Math.max(result.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) result.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const roots: ParentNode[] = [document];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  };
  // Roots that the page's HTML has.
  const declared = () =>
    [...document.querySelectorAll('oms-topnav, oms-sidemenu')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const isVisible = () => {
    const all = [...roots, ...declared()];
    return visible.every((selector) => all.some((root) => root.querySelector(selector)));
  };
  const frame = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(null);
      }),
    );
  const run = async () => {
    while (!result.visible) {
      if (performance.now() > 60_000) throw new Error(`Not shown within a minute: ${visible.join(', ')}`);
      await frame();
      if (isVisible()) result.visible = performance.now();
    }
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = resources.filter(({ responseEnd }) => responseEnd > 0 && responseEnd < result.visible);
    result.before = [location.href, ...before.map(({ name }) => name)];
    // What comes right after belongs to the load, too.
    await new Promise((done) => setTimeout(done, 500));
    return result;
  };
  Object.assign(window, { loadWatch: { load: run() } });
}
