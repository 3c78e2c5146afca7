import { deepActiveElement } from '../layer/active-element';
import { guardFocus } from '../layer/guard-focus';

/** Told to the dialog's root when a modal opens or closes: what must not become inert (toasts) moves into it or out. */
export const LAYERS_CHANGED = 'oms-layers';

const FIELDS = 'input, textarea, select';

/** Shows `dialog` as a modal and settles the focus. The returned function closes it and brings the focus back. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const opener = deepActiveElement(document);
  const caret = opener?.isContentEditable ? caretOf(document.getSelection()) : null;
  const root = dialog.getRootNode();
  const unguard = guardFocus(dialog);
  if (!dialog.open) dialog.showModal();
  const body = dialog.querySelector('.oms-dialog-body');
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? body?.querySelector<HTMLElement>(FIELDS);
  (target ?? dialog).focus({ preventScroll: true });
  root.dispatchEvent(new Event(LAYERS_CHANGED));
  return () => {
    unguard();
    dialog.close();
    root.dispatchEvent(new Event(LAYERS_CHANGED));
    if (!opener?.isConnected) return;
    opener.focus({ preventScroll: true });
    // Fields keep their caret; an editable text begins at its start.
    if (caret) document.getSelection()?.setBaseAndExtent(...caret);
  };
}

function caretOf(selection: Selection | null): [Node, number, Node, number] | null {
  if (!selection?.anchorNode || !selection.focusNode) return null;
  return [selection.anchorNode, selection.anchorOffset, selection.focusNode, selection.focusOffset];
}
