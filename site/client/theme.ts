import { words } from './words';

export type Theme = 'light' | 'dark';

export const theme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The button in the head; `onChange` draws the examples again. */
export function startTheme(onChange: () => void): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-button]');
  const show = () => button?.setAttribute('aria-pressed', String(theme() === 'dark'));
  show();
  button?.addEventListener('click', () => {
    const next: Theme = theme() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    localStorage.setItem('site-theme', next);
    show();
    onChange();
  });
  if (button && words.dark) button.textContent = words.dark;
}
