/** What one page load was like. Times are ms from its start. */
export interface Load {
  /** Bar and menu are painted. */
  visible: number;
  /** The code behind them is there: a press is answered. */
  taken: number;
  /** ms of the main thread beyond the first 50 of each long task. */
  blocked: number;
  longest: number;
  shift: number;
  /** Scripts after which others were asked for, one behind the other; the page's own is the first. */
  levels: number;
}

export interface LoadWatch {
  readonly load: Promise<Load>;
}

/** Runs in the page before its own scripts, and can use nothing from outside itself. */
export function watchLoad(): void {
  const result: Load = { visible: 0, taken: 0, blocked: 0, longest: 0, shift: 0, levels: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      result.blocked += duration - 50;
      result.longest = Math.max(result.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) result.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const root = (tag: string) => document.querySelector(`oms-${tag}, floor-${tag}`)?.shadowRoot;
  const isVisible = () => {
    const bar = root('topnav') ?? root('bar');
    const menu = root('sidemenu') ?? root('menu');
    return bar?.querySelector('[part~="account"], .oms-account') && menu?.querySelector('[part~="item"]');
  };
  const isTaken = () => {
    const { __shellReady: ready, customElements: registry } = window as unknown as Window & {
      __shellReady?: boolean;
    };
    return ready ?? registry.get('floor-menu') !== undefined;
  };
  const frame = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(null);
      }),
    );
  document.addEventListener('oms-ready', () => Object.assign(window, { __shellReady: true }));
  const levelsOf = () => {
    const files: { start: number; end: number; level: number }[] = [];
    for (const { name, startTime: start, responseEnd: end } of performance.getEntriesByType(
      'resource',
    ) as PerformanceResourceTiming[]) {
      if (!/\.js(\?|$)/.test(name) || start > result.taken) continue;
      const before = files.filter((file) => file.end <= start).map(({ level }) => level);
      files.push({ start, end, level: 1 + Math.max(0, ...before) });
    }
    return Math.max(0, ...files.map(({ level }) => level));
  };
  const run = async () => {
    const isOurs = () => document.querySelector('oms-topnav') !== null;
    while (!result.taken) {
      await frame();
      if (!result.visible && isVisible()) result.visible = performance.now();
      if (result.visible && (isTaken() || !isOurs())) result.taken = performance.now();
    }
    result.levels = levelsOf();
    // What comes right after belongs to the load, too.
    await new Promise((done) => setTimeout(done, 500));
    return result;
  };
  Object.assign(window, { loadWatch: { load: run() } });
}
