import { browserSchedule, type Schedule } from '../layer/schedule';
import { createTip } from './tip';
import { isFree, ownerOf, wordsOf } from './words';

/** ms that the pointer rests on a control before its tooltip shows; from one that shows to the next there is no wait. */
const REST = 400;
/** ms that it stays when the pointer has left, so that it may be gone over to and read (WCAG 1.4.13). */
const STAY = 120;

/** Where the pointer or the focus came to. */
export type Arrival = Pick<Event, 'type' | 'target'>;

interface Shown {
  readonly owner: HTMLElement;
  /** Gives the control its title back. */
  giveBack(): void;
}

/** Empties a control's `title`, which the browser would show once more; a screen reader is told of it all the same. */
function takeTitle(owner: HTMLElement): () => void {
  const title = owner.title;
  if (title === '') return () => {};
  owner.title = '';
  const describes = title !== owner.ariaLabel && owner.ariaDescription === null;
  if (describes) owner.ariaDescription = title;
  return () => {
    if (describes && owner.ariaDescription === title) owner.ariaDescription = null;
    // Another one, or none at all, has been given to it meanwhile.
    if (owner.getAttribute('title') === '') owner.title = title;
  };
}

/**
 * Tooltips of the controls in a root: at once where the keyboard brought the focus, after a short rest where the pointer
 * is. They go with Escape, with a press, and when something else opens; they take nothing and change no name.
 * @param first what this was fetched for
 */
export function showTooltips(
  root: ShadowRoot,
  first: Arrival,
  signal: AbortSignal,
  schedule: Schedule = browserSchedule,
): void {
  if (signal.aborted) return;
  const tip = createTip(root);
  const doc = root.ownerDocument;
  let shown: Shown | null = null;
  let over: HTMLElement | null = null;
  /** Not to be shown again before the pointer has left it. */
  let pressed: HTMLElement | null = null;
  let cancel = () => {};
  // What is shown may go without an event: a panel that closes, a row that is removed.
  const watch = new MutationObserver(() => {
    if (shown && !(shown.owner.isConnected && isFree(root, shown.owner))) hide();
  });

  const hide = () => {
    cancel();
    if (!shown) return;
    const { giveBack } = shown;
    shown = null;
    watch.disconnect();
    tip.hide();
    giveBack();
  };
  const later = (ms: number, task: () => void) => {
    cancel();
    cancel = schedule(task, ms);
  };
  const show = (owner: HTMLElement, byPointer: boolean) => {
    hide();
    const words = owner.isConnected && isFree(root, owner) ? wordsOf(owner) : '';
    if (words === '') return;
    shown = { owner, giveBack: byPointer ? takeTitle(owner) : () => {} };
    tip.show(owner, words);
    watch.observe(root, { childList: true, subtree: true });
  };

  const comeOver = (target: EventTarget | null) => {
    if (target === tip.box) return cancel();
    const owner = ownerOf(root, target);
    if (owner !== null && owner === over) {
      // Back from the tooltip itself.
      if (owner === shown?.owner) cancel();
      return;
    }
    over = owner;
    if (owner !== pressed) pressed = null;
    if (owner === null || owner === pressed) {
      if (shown) later(STAY, hide);
      else cancel();
    } else if (owner === shown?.owner) cancel();
    else if (shown) show(owner, true);
    else later(REST, () => show(owner, true));
  };
  const onOver = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'mouse') comeOver(event.target);
  };
  const onOut = (event: Event) => {
    if (root.contains((event as PointerEvent).relatedTarget as Node | null)) return;
    over = null;
    pressed = null;
    if (shown) later(STAY, hide);
    else cancel();
  };
  const onFocus = ({ target }: Arrival) => {
    const owner = ownerOf(root, target);
    if (owner?.matches(':focus-visible')) show(owner, false);
  };
  const onPress = () => {
    pressed = over;
    hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Not taken: what else closes by it closes, too.
    if (event.key === 'Escape') hide();
  };

  root.addEventListener('pointerover', onOver, { signal });
  root.addEventListener('pointerout', onOut, { signal });
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('focusout', hide, { signal });
  root.addEventListener('click', onPress, { signal, capture: true });
  doc.addEventListener('pointerdown', onPress, { signal, capture: true });
  doc.addEventListener('keydown', onKeyDown, { signal, capture: true });
  signal.addEventListener('abort', hide);
  if (first.type === 'focusin') onFocus(first);
  // It may have gone on meanwhile, or was a finger.
  else if (
    ownerOf(root, first.target)?.matches(':hover:not(:active)') &&
    matchMedia('(hover: hover)').matches
  ) {
    comeOver(first.target);
  }
}
