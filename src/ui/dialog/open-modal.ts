import { guardFocus } from '../../page/focus/guard-focus';
import { deepActiveElement } from '../layer/active-element';
import { LAYERS_CHANGED } from '../layer/layers-changed';
import { followZoom } from '../layer/zoom';
import { closeModal, showModal } from './show-modal';

const FIELDS = 'input, textarea, select';

/** The focus of the page, which a dialog gives back as it goes. */
interface Before {
  readonly opener: HTMLElement | null;
  /** Puts the caret where it was. */
  back(): void;
}

/** The focus that each dialog gives back when it closes, as it was when the dialog was shown last. */
const shown = new WeakMap<HTMLDialogElement, Before>();

/** The focus that the first dialog to close in this task gives back. A dialog that opens in the same task takes it over. */
let left: Before | null = null;

/**
 * Shows `dialog` as a modal and settles the focus. The returned function is for a dialog that is about to leave the
 * page, and brings the focus back, unless another dialog takes its place in the same task. Between the two the page is
 * never laid out: each time that it becomes inert, or is no longer, the browser goes through all of its nodes.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const opener = deepActiveElement(document);
  // A copy, by which the function returned below tells this showing from a later one: StrictMode shows a dialog twice.
  const before = { ...(left ?? { opener, back: keepCaret(opener) }) };
  left = null;
  shown.set(dialog, before);
  const root = dialog.getRootNode();
  const unguard = guardFocus(dialog);
  const tell = () => root.dispatchEvent(new Event(LAYERS_CHANGED));
  showModal(dialog);
  const unfollow = followZoom(dialog);
  const body = dialog.querySelector('.oms-dialog-body');
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? body?.querySelector<HTMLElement>(FIELDS);
  (target ?? dialog).focus({ preventScroll: true });
  tell();
  return () => {
    unguard();
    unfollow();
    left ??= before;
    queueMicrotask(() => {
      // A page of the console that is only hidden keeps its dialog, which would keep the next one inert.
      if (dialog.isConnected && shown.get(dialog) === before) closeModal(dialog);
      tell();
      if (left !== before) return;
      left = null;
      if (deepActiveElement(document) || !before.opener?.isConnected) return;
      before.opener.focus({ preventScroll: true });
      before.back();
    });
  };
}

/** Remembers the caret: the browser loses it while the page is inert. */
function keepCaret(element: HTMLElement | null): () => void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = element;
    // Checkboxes and number fields have none.
    return () => {
      if (start !== null) element.setSelectionRange(start, end, direction ?? undefined);
    };
  }
  const selection = element?.isContentEditable ? document.getSelection() : null;
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  return () => {
    if (anchorNode && focusNode)
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  };
}
