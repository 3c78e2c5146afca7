/** Shows the dialog above the page, which is inert. jsdom has no top layer: there it is open like any element. */
export function showModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.open = true;
}

/** Closes what `showModal` has shown. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.open = false;
}
