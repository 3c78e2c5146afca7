import { el } from './dom.js';

/** Renders a state of the whole page or of the list: the reason and the remedy. */
export function statePanel({ kind, title, text, details = null, action = null }) {
  return el(
    'section',
    { class: `state state-${kind}`, role: kind === 'failed' ? 'alert' : null },
    el('span', { class: 'state-mark', 'aria-hidden': 'true' }),
    el('h2', {}, title),
    el('p', {}, text),
    action,
    details && el('p', { class: 'details' }, details),
  );
}

/** Renders placeholder rows while the content loads; the style sheet delays their appearance. */
export function skeleton(t, rows) {
  const list = el('div', { class: 'skeleton', role: 'status', 'aria-label': t('loading') });
  for (let row = 0; row < rows; row += 1) list.append(el('div', { class: 'skeleton-row' }));
  return list;
}
