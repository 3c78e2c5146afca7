import { deepActiveElement } from '../layer/active-element';
import { guardFocus } from '../layer/guard-focus';
import { LAYERS_CHANGED } from '../layer/layers-changed';

const FIELDS = 'input, textarea, select';

/** Shows `dialog` as a modal and settles the focus. The returned function closes it and brings the focus back. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const opener = deepActiveElement(document);
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
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };
}
