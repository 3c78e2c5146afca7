import { words } from './words';

/** How long the button says that it has copied, in ms. */
const SAID = 2000;

/** The buttons that copy a block of code. */
export function startCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const label = button.textContent;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.parentElement?.querySelector('code')?.textContent ?? '');
      button.textContent = words.copied ?? label;
      setTimeout(() => {
        button.textContent = label;
      }, SAID);
    });
  }
}
