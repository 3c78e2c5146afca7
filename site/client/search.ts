import { excerptOf, finderOf, type Hit, type Row } from './find';
import { root } from './words';

/** As many as a person reads. */
const SHOWN = 30;

/** The search dialog: `/` or Ctrl K opens it, arrows go through what is found. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const input = dialog?.querySelector('input');
  const list = dialog?.querySelector('ul');
  const state = dialog?.querySelector('[role=status]');
  if (!dialog || !input || !list || !state) return;
  let finder: Promise<(text: string) => Hit[]> | undefined;

  const load = async () => {
    const reply = await fetch(`${root}search/${dialog.dataset.lang}.json`);
    return finderOf((await reply.json()) as Row[]);
  };
  const open = () => {
    finder ??= load();
    if (!dialog.open) dialog.showModal();
    input.select();
  };
  const show = async () => {
    const text = input.value.trim();
    const hits = text ? ((await finder)?.(text) ?? []) : [];
    if (text !== input.value.trim()) return;
    list.replaceChildren(...hits.slice(0, SHOWN).map((hit) => rowOf(hit, text)));
    const some = (dialog.dataset.some ?? '').replace('{count}', String(hits.length));
    state.textContent = text ? (hits.length > 0 ? some : (dialog.dataset.none ?? '')) : '';
  };

  document.querySelector('[data-search]')?.addEventListener('click', open);
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  // A hit may be on this page, which then stays.
  list.addEventListener('click', () => dialog.close());
  input.addEventListener('input', () => void show());
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, textarea, select');
    const isKey = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isKey) return;
    event.preventDefault();
    open();
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...list.querySelectorAll('a')];
    if (event.key === 'Enter' && event.target === input && !event.isComposing) links[0]?.click();
    if (!step || links.length === 0) return;
    event.preventDefault();
    const at = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
    if (at < 0) input.focus();
    else links[Math.min(at, links.length - 1)]?.focus();
  });
}

function rowOf({ page, title, address, text }: Hit, query: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = root + address;
  const part = (tag: string, words: string) => {
    const element = document.createElement(tag);
    element.textContent = words;
    return element;
  };
  link.append(
    part('strong', page === title ? page : `${page} › ${title}`),
    part('span', excerptOf(text, query)),
  );
  item.append(link);
  return item;
}
