import { el } from './dom.js';
import { showPlain } from './plain.js';
import { createQuery, showShipments } from './shipments.js';
import { skeleton, statePanel } from './states.js';
import { translator } from './texts.js';

const root = document.getElementById('page');
const query = createQuery();
const isShipments = location.pathname === '/orders';

/**
 * `starting`, `ready`, `signedOut`, `offline` (the session could not be fetched) or `missing` (no shell on the page).
 */
let state = 'starting';
let lang = /(?:^|; )lang=en(?:;|$)/.test(document.cookie) ? 'en' : 'zh-CN';
let stop = () => {};

function draw() {
  stop();
  stop = () => {};
  const t = translator(lang);
  document.documentElement.lang = lang;
  document.title = `${isShipments ? t('shipments.title') : t('tagline')} - ${t('brand')}`;
  if (state === 'ready' && isShipments) {
    stop = showShipments(root, t, query);
    return;
  }
  if (state === 'ready') {
    showPlain(root, t, window.OmsShell.menuEntry(location.href));
    return;
  }
  const head = el('p', { class: 'brand' }, t('brand'), el('span', {}, t('tagline')));
  if (state === 'starting') {
    root.replaceChildren(head, skeleton(t, 5));
    return;
  }
  const reload = () => location.reload();
  const button = el('button', { type: 'button', class: 'button', onclick: reload }, t('reload'));
  const panel = statePanel({
    kind: state === 'signedOut' ? 'signed-out' : 'failed',
    title: t(`${state}.title`),
    text: t(`${state}.text`),
    action: state === 'signedOut' ? null : button,
  });
  root.replaceChildren(head, el('h1', { class: 'visually-hidden' }, t('shipments.title')), panel);
}

function setState(next) {
  if (state === next) return;
  state = next;
  draw();
}

async function start() {
  if (typeof window.OmsShell?.ready !== 'function') {
    setState('missing');
    return;
  }
  await window.OmsShell.ready();
  lang = window.OmsShell.lang;
  setState('ready');
}

document.addEventListener('oms-lang-changed', ({ detail }) => {
  lang = detail.lang;
  draw();
});
document.addEventListener('oms-org-changed', () => {
  Object.assign(query, createQuery());
  draw();
});
// After a resumable end the page stays as it is, and its user is asked to sign in again.
document.addEventListener('oms-session-ended', (event) => {
  if (!event.detail.resumable) setState('signedOut');
});
// ready() waits without a limit, so events report the reason if the shell cannot start.
document.addEventListener('oms-error', ({ detail }) => {
  if (state !== 'starting') return;
  if (detail.source === 'session') setState('offline');
  if (detail.code === 'part_failed') setState('missing');
});

draw();
start();
