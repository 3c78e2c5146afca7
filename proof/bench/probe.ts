/** Runs in the page before its own scripts: looks into the page and its open shadow roots, and records when they are painted. */
export interface Probe {
  /** Changes of the DOM in shadow roots since the page began. */
  changes(): number;
  /** Once a selector matches in a shadow root or in the page, or matches no more, and the next frame has been painted. */
  painted(selector: string, gone?: boolean): Promise<number>;
  /** Also `label=` and the whole text of an entry of the menu. */
  find(selector: string): HTMLElement | null;
  /** Nodes of the elements with these tags, their open shadow roots included. */
  nodes(...tags: string[]): number;
  /** Presses as a mouse does. */
  press(selector: string): void;
  /** Puts a text into a field as typing does. @returns ms to the last frame before one that changed nothing */
  type(selector: string, value: string): Promise<number>;
  /** Once the next reply whose address holds `part` has come, and the frame after it has been painted. */
  paintedAfter(part: string): Promise<number>;
  /** Time at which the last reply whose address holds `part` was there. */
  replied(part: string): number;
}

/** Runs in the page: it can use nothing from outside itself. */
export function installProbe(): void {
  // Weak references: the list must not keep roots alive that the page has removed.
  const roots = new Set<WeakRef<ShadowRoot>>();
  const waiting = new Set<() => void>();
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
    for (const look of waiting) look();
  });
  const watch = (root: ShadowRoot) => {
    roots.add(new WeakRef(root));
    observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
  };
  const known = new WeakSet<ShadowRoot>();
  // Peers have some of what they show in the page itself; the HTML of a page may have roots.
  new MutationObserver((records) => {
    for (const { shadowRoot } of records.flatMap(({ addedNodes }) => [...addedNodes] as Element[])) {
      if (!shadowRoot || known.has(shadowRoot)) continue;
      known.add(shadowRoot);
      watch(shadowRoot);
    }
    for (const look of waiting) look();
  }).observe(document, { childList: true, subtree: true, attributes: true });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    known.add(root);
    watch(root);
    return root;
  };
  const frame = async () => {
    await new Promise((done) => requestAnimationFrame(done));
    // A task of its own after the frame's callbacks: style, layout and paint lie between.
    await new Promise((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
    return performance.now();
  };
  const find = (selector: string): HTMLElement | null => {
    const label = /^label=(.*)$/.exec(selector)?.[1];
    for (const weak of roots) {
      const root = weak.deref();
      if (!root) {
        roots.delete(weak);
        continue;
      }
      const found =
        label === undefined
          ? root.querySelector<HTMLElement>(selector)
          : [...root.querySelectorAll<HTMLElement>('[data-tip]')].find((one) => one.textContent === label);
      if (found?.isConnected && found.checkVisibility()) return found;
    }
    const own = label === undefined ? document.querySelector<HTMLElement>(selector) : null;
    return own?.checkVisibility() ? own : null;
  };
  const count = (node: Node): number => {
    let sum = 1;
    const root = (node as Element).shadowRoot;
    if (root) for (const child of root.childNodes) sum += count(child);
    for (const child of node.childNodes) sum += count(child);
    return sum;
  };
  const probe: Probe = {
    changes: () => changes,
    async painted(selector, gone = false) {
      await new Promise<void>((done, fail) => {
        const late = setTimeout(
          () => fail(new Error(`${gone ? 'Still' : 'Not'} shown: ${selector}`)),
          60_000,
        );
        const look = () => {
          if ((find(selector) === null) !== gone) return;
          waiting.delete(look);
          clearTimeout(late);
          done();
        };
        waiting.add(look);
        look();
      });
      return frame();
    },
    find,
    nodes: (...tags) =>
      tags.flatMap((tag) => [...document.querySelectorAll(tag)]).reduce((sum, host) => sum + count(host), 0),
    press(selector) {
      const target = find(selector);
      if (!target) throw new Error(`Nothing to press: ${selector}`);
      const init = { bubbles: true, composed: true, cancelable: true, detail: 1 };
      // Some look at all of a press.
      for (const name of ['mousedown', 'mouseup', 'click']) target.dispatchEvent(new MouseEvent(name, init));
    },
    async type(selector, value) {
      const start = performance.now();
      const field = find(selector) as HTMLInputElement;
      // React looks away when the value was set through its own property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      let painted = start;
      for (let before = -1; before !== changes; ) {
        before = changes;
        painted = await frame();
      }
      return painted - start;
    },
    async paintedAfter(part) {
      await new Promise<void>((done) => {
        const replies = new PerformanceObserver((list) => {
          if (!list.getEntries().some(({ name }) => name.includes(part))) return;
          replies.disconnect();
          done();
        });
        replies.observe({ type: 'resource' });
      });
      return frame();
    },
    replied: (part) =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(part))
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
      ),
  };
  Object.assign(window, { probe });
}
