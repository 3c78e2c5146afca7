import { el } from './dom.js';

/** The page of a menu entry whose module is not in the demo, or of an address that the menu does not have. */
export function showPlain(root, t, place) {
  const back = el('a', { class: 'button', href: '/orders' }, t('plain.shipments'));
  if (!place) {
    root.replaceChildren(
      el('h1', {}, t('unknown.title')),
      el('p', { class: 'lead' }, t('unknown.text', { address: location.pathname })),
      back,
    );
    return;
  }
  const crumbs = el('ol', {}, ...place.trail.map(({ title }) => el('li', {}, title)));
  root.replaceChildren(
    el('nav', { class: 'crumbs', 'aria-label': t('crumbs') }, crumbs),
    el('h1', {}, place.title),
    el('section', { class: 'card' }, el('h2', {}, t('plain.lead')), el('p', {}, t('plain.text'))),
    back,
  );
}
