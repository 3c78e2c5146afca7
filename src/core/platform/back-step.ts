/** A step of the page's history that stands for something open above the page: Back closes that, and the page stays. */
export interface BackStep {
  /** Takes the step away where something else than Back has closed it. Resolves once the history is where it was. */
  leave(): Promise<void>;
  /** Forgets the step: its page is gone. */
  drop(): void;
}

/**
 * Adds the step. Called in the handler of a press: browsers skip steps that nobody has asked for.
 * @param onBack called when Back has taken it away
 */
export function addBackStep(onBack: () => void): BackStep {
  const { href } = location;
  let left: (() => void) | null = null;
  const drop = () => window.removeEventListener('popstate', onPop, true);
  function onPop(event: PopStateEvent): void {
    drop();
    // The address is as before: a router has nothing to do, and one that guards a form would reload the page.
    if (location.href === href) event.stopImmediatePropagation();
    if (left) left();
    else onBack();
  }
  try {
    history.pushState(history.state, '');
  } catch {
    // A frame without an address of its own, or more than a hundred changes in half a minute in Safari.
    return { leave: () => Promise.resolve(), drop };
  }
  // Before the listeners of routers, which are on the window, too.
  window.addEventListener('popstate', onPop, true);
  return {
    leave: () =>
      new Promise((resolve) => {
        left = resolve;
        history.back();
      }),
    drop,
  };
}
