import { deepActiveElement } from '../layer/active-element';
import { guardFocus } from '../layer/guard-focus';
import { LAYERS_CHANGED } from '../layer/layers-changed';
import { followZoom } from '../layer/zoom';
import { closeModal, showModal } from './show-modal';

const FIELDS = 'input, textarea, select';

/** Shows `dialog` as a modal and settles the focus. The returned function closes it and brings the focus back. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const opener = deepActiveElement(document);
  const restoreCaret = keepCaret(opener);
  const root = dialog.getRootNode();
  const unguard = guardFocus(dialog);
  showModal(dialog);
  const unfollow = followZoom(dialog);
  const body = dialog.querySelector('.oms-dialog-body');
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? body?.querySelector<HTMLElement>(FIELDS);
  (target ?? dialog).focus({ preventScroll: true });
  root.dispatchEvent(new Event(LAYERS_CHANGED));
  return () => {
    unguard();
    unfollow();
    closeModal(dialog);
    root.dispatchEvent(new Event(LAYERS_CHANGED));
    if (!opener?.isConnected) return;
    opener.focus({ preventScroll: true });
    restoreCaret();
  };
}

/** Remembers the caret: the browser loses it while the page is inert. */
function keepCaret(element: HTMLElement | null): () => void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = element;
    // Checkboxes and number fields have none.
    return start === null ? () => {} : () => element.setSelectionRange(start, end, direction ?? undefined);
  }
  const selection = element?.isContentEditable ? document.getSelection() : null;
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  if (!anchorNode || !focusNode) return () => {};
  return () => selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
}
