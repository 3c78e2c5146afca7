/** The page's own record of a burst. */
export interface Watch {
  readonly state: { readonly realtime: boolean };
  alerts(): number;
  taken(): { tasks: number[]; alerts: number; bells: string[] };
}

/** Runs in the page: it can use nothing from outside itself. */
export function installWatch(): void {
  const roots: ShadowRoot[] = [];
  const tasks: number[] = [];
  let alerts = 0;
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) tasks.push(duration);
  };
  observer.observe({ type: 'longtask', buffered: true });
  const toasts = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        alerts += Number(node.matches('.oms-toast')) + node.querySelectorAll('.oms-toast').length;
      }
    }
  });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    roots.push(root);
    toasts.observe(root, { childList: true, subtree: true });
    return root;
  };
  const state = { realtime: false };
  document.addEventListener('oms-connection', (event) => {
    state.realtime = (event as CustomEvent).detail.state === 'realtime';
  });
  Object.assign(window, {
    watch: {
      state,
      alerts: () => alerts,
      taken() {
        note(observer.takeRecords());
        const bells = roots
          .flatMap((root) => [...root.querySelectorAll('[part~="button"][aria-description$="unread"]')])
          .map((bell) => {
            const badge = bell.querySelector('[part~="badge"]')?.textContent;
            return `${bell.getAttribute('aria-description')}, ${badge}`;
          });
        return { tasks: tasks.splice(0), alerts, bells };
      },
    },
  });
}
