import { FIELDS } from './fields';

const EVENTS = ['keydown', 'keypress', 'keyup'] as const;
const PREVENT = 'preventDefault';

type Listener = (event: KeyboardEvent) => void;

const LISTENERS: unique symbol = Symbol.for('oms.shell.keys');
/**
 * On the document: the loader, which has code of its own, keeps keys of one element from the page while the next hears
 * them already.
 */
const listeners = (): Set<Listener> => {
  const page = document as { [LISTENERS]?: Set<Listener> };
  page[LISTENERS] ??= new Set();
  return page[LISTENERS];
};

/** Calls `listener` for every key pressed on the page, also for those that `endKeys` keeps from it. Returns the end of it. */
export function onPageKey(listener: Listener): () => void {
  listeners().add(listener);
  document.addEventListener('keydown', listener);
  return () => {
    listeners().delete(listener);
    document.removeEventListener('keydown', listener);
  };
}

/**
 * Ends the key events of the shell's fields, and of Enter and Space on its controls, at the shadow root: outside it
 * their target is the custom element, so that shortcut libraries take what is typed for shortcuts, and guards of
 * Backspace and Enter prevent it. What the page puts into a slot keeps its events. A capturing listener of the page
 * hears of the key before the root does; it cannot prevent it, as long as it was not added to the window before the
 * first element.
 * @returns a function that removes the listeners
 */
export function endKeys(root: ShadowRoot): () => void {
  const view = root.ownerDocument.defaultView;
  const isOwn = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || target.getRootNode() !== root) return false;
    return event.key === 'Enter' || event.key === ' ' || target.matches(FIELDS);
  };
  // Layers of the shell take Escape at the document.
  const onWindow = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && isOwn(event))
      Object.defineProperty(event, PREVENT, { value() {}, configurable: true });
  };
  const onArrival = (event: Event) => void Reflect.deleteProperty(event, PREVENT);
  const onEnd = (event: KeyboardEvent) => {
    if (!isOwn(event)) return;
    event.stopPropagation();
    if (event.type === 'keydown') for (const listener of listeners()) listener(event);
  };
  const away = new AbortController();
  const { signal } = away;
  for (const name of EVENTS) {
    view?.addEventListener(name, onWindow, true);
    root.addEventListener(name, onArrival, { capture: true, signal });
    root.addEventListener(name, onEnd as EventListener, { signal });
  }
  return () => {
    away.abort();
    // Not by the signal: a library of the page may keep listeners of the window, and know no signal.
    for (const name of EVENTS) view?.removeEventListener(name, onWindow, true);
  };
}
