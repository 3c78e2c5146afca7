import { media } from '../../core/platform/media';
import { browserSchedule, type Schedule } from '../layer/schedule';
import { createTip } from './tip';
import { isFree, ownerOf, wordsOf } from './words';

/**
 * ms that the pointer rests on a control before its tooltip appears; while one is shown, the next one appears without
 * delay.
 */
const OPEN_DELAY = 400;
/** ms that a tooltip stays after the pointer has left, so that the pointer can move to it (WCAG 1.4.13). */
const CLOSE_DELAY = 120;

/** The event that brought the pointer or the focus to a control. */
export interface Arrival extends Pick<Event, 'type' | 'target'> {
  /** False where a layer was open beside the control, or the control was pressed since: its tooltip stays away. */
  readonly free: boolean;
}

interface Shown {
  readonly owner: HTMLElement;
  /** Gives the control its title back. */
  giveBack(): void;
}

/**
 * Empties a control's `title`, which the browser would show as well; the control keeps it as its description for screen
 * readers.
 */
function takeTitle(owner: HTMLElement): () => void {
  const title = owner.title;
  if (title === '') return () => {};
  owner.title = '';
  const describes = title !== owner.ariaLabel && owner.ariaDescription === null;
  if (describes) owner.ariaDescription = title;
  return () => {
    if (describes && owner.ariaDescription === title) owner.ariaDescription = null;
    // The component may have set another title, or removed it, since.
    if (owner.getAttribute('title') === '') owner.title = title;
  };
}

interface Tooltip {
  readonly box: HTMLElement;
  /** The control whose tooltip is shown. */
  owner(): HTMLElement | undefined;
  show(owner: HTMLElement, byPointer: boolean): void;
  /** The pointer is on another control. */
  enter(owner: HTMLElement): void;
  /** The pointer is on no control. */
  leave(): void;
  /** Cancels what `enter` or `leave` has delayed. */
  keep(): void;
  hide(): void;
}

/** The one tooltip of a root, with its delays for the pointer. */
function createTooltip(root: ShadowRoot, schedule: Schedule): Tooltip {
  const tip = createTip(root);
  let shown: Shown | null = null;
  let cancel = () => {};
  // The control may disappear without an event: a panel closes, a row is removed.
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

  return {
    box: tip.box,
    owner: () => shown?.owner,
    show,
    hide,
    enter(owner) {
      if (shown) show(owner, true);
      else later(OPEN_DELAY, () => show(owner, true));
    },
    leave() {
      if (shown) later(CLOSE_DELAY, hide);
      else cancel();
    },
    keep: () => cancel(),
  };
}

/**
 * Tooltips of the controls in a root: at once for a focus by the keyboard, after a short rest for the pointer. Escape,
 * a press and an opening layer hide them; they consume no event and change no name.
 * @param first the event that caused the code to be fetched
 */
export function showTooltips(
  root: ShadowRoot,
  first: Arrival,
  signal: AbortSignal,
  schedule: Schedule = browserSchedule,
): void {
  if (signal.aborted) return;
  const doc = document;
  const tooltip = createTooltip(root, schedule);
  let over: HTMLElement | null = null;
  /** Not to be shown again before the pointer has left it. */
  let pressed: HTMLElement | null = null;

  const onPointerAt = (target: EventTarget | null) => {
    if (target === tooltip.box) return tooltip.keep();
    const owner = ownerOf(root, target);
    if (owner !== null && owner === over) {
      // Back from the tooltip itself.
      if (owner === tooltip.owner()) tooltip.keep();
      return;
    }
    over = owner;
    if (owner !== pressed) pressed = null;
    if (owner === null || owner === pressed) tooltip.leave();
    else if (owner === tooltip.owner()) tooltip.keep();
    else tooltip.enter(owner);
  };
  const onOver = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'mouse') onPointerAt(event.target);
  };
  const onOut = (event: Event) => {
    if (root.contains((event as PointerEvent).relatedTarget as Node | null)) return;
    over = null;
    pressed = null;
    tooltip.leave();
  };
  const onFocus = ({ target }: Pick<Event, 'target'>) => {
    const owner = ownerOf(root, target);
    if (owner?.matches(':focus-visible')) tooltip.show(owner, false);
  };
  const onPress = () => {
    pressed = over;
    tooltip.hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Not taken: what else closes by it closes, too.
    if (event.key === 'Escape') tooltip.hide();
  };

  root.addEventListener('pointerover', onOver, { signal });
  root.addEventListener('pointerout', onOut, { signal });
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('focusout', tooltip.hide, { signal });
  root.addEventListener('click', onPress, { signal, capture: true });
  doc.addEventListener('pointerdown', onPress, { signal, capture: true });
  doc.addEventListener('keydown', onKeyDown, { signal, capture: true });
  signal.addEventListener('abort', tooltip.hide);
  // The pointer may have moved on while the code was fetched, or it was a touch.
  const rests =
    ownerOf(root, first.target)?.matches(':hover:not(:active)') && media('(hover: hover)').matches;
  if (!first.free) {
    if (rests) over = pressed = ownerOf(root, first.target);
  } else if (first.type === 'focusin') onFocus(first);
  else if (rests) onPointerAt(first.target);
}
