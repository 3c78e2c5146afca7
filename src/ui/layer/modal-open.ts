const MODALS = 'dialog[open], [aria-modal="true"]';

/** True while a modal dialog is open on the page, of the host or of the shell. */
export function modalOpen(page: Document): boolean {
  const ours = [...page.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('oms-'));
  const roots = [page, ...ours.map(({ shadowRoot }) => shadowRoot)];
  // Hosts' libraries keep closed dialogs in the page, hidden.
  return roots.some((root) =>
    [...(root?.querySelectorAll(MODALS) ?? [])].some((modal) => modal.getClientRects().length > 0),
  );
}
