/** The list of pages: a column where there is room, else it opens below the head. */
export function startNavigation(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-menu]');
  const navigation = document.querySelector<HTMLElement>('#navigation');
  const open = (isOpen: boolean) => {
    navigation?.classList.toggle('open', isOpen);
    button?.setAttribute('aria-expanded', String(isOpen));
  };
  button?.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'));
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button?.getAttribute('aria-expanded') !== 'true') return;
    open(false);
    button.focus();
  });
  // The current page may lie far down in the column.
  const current = navigation?.querySelector<HTMLElement>('[aria-current]');
  if (navigation && current && current.offsetTop > navigation.clientHeight - 80) {
    navigation.scrollTop = current.offsetTop - navigation.clientHeight / 2;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.addEventListener('click', () => localStorage.setItem('site-language', link.lang));
  }
}
