import { el } from './dom.js';
import { shipmentCard } from './shipment-card.js';
import { skeleton, statePanel } from './states.js';

const PATH = '/api/v2/deliverOrder/findByPage';
const ROWS = 10;

/** Progress filters and the statuses behind them. */
const GROUPS = {
  all: '',
  open: 'REVIEW,ALLOCATE,PICKING,DISPATCH',
  done: 'DONE',
  trouble: 'EXCEPTION',
  cancelled: 'CANCELLED',
};

/** What the visitor has asked for; outlives a change of the language. */
export const createQuery = () => ({ keyword: '', group: 'all' });

/** The shipments page in `root`. Returns what stops it: a reply that comes later changes nothing. */
export function showShipments(root, t, query) {
  let stopped = false;
  let turn = 0;
  let shown = [];
  let page = 1;

  const input = el('input', {
    type: 'search',
    'aria-label': t('shipments.search'),
    placeholder: t('shipments.search'),
    maxlength: '60',
  });
  input.value = query.keyword;
  const search = el(
    'form',
    {
      class: 'search',
      role: 'search',
      onsubmit(event) {
        event.preventDefault();
        query.keyword = input.value.trim();
        load(1);
      },
    },
    input,
    el('button', { type: 'submit', class: 'button' }, t('shipments.find')),
  );
  const chips = el('div', { class: 'chips', role: 'group', 'aria-label': t('shipments.filter') });
  for (const group of Object.keys(GROUPS)) {
    const choose = () => {
      query.group = group;
      load(1);
    };
    chips.append(
      el('button', { type: 'button', 'data-group': group, onclick: choose }, t(`shipments.${group}`)),
    );
  }
  const results = el('div', { class: 'results', 'aria-live': 'polite' });
  root.replaceChildren(
    el(
      'header',
      { class: 'hero' },
      el('p', { class: 'brand' }, t('brand'), el('span', {}, t('tagline'))),
      el('h1', {}, t('shipments.title')),
      el('p', { class: 'lead' }, t('shipments.lead')),
      search,
    ),
    chips,
    results,
  );
  load(1);

  async function load(next) {
    turn += 1;
    const mine = turn;
    page = next;
    for (const chip of chips.children) {
      chip.setAttribute('aria-pressed', String(chip.getAttribute('data-group') === query.group));
    }
    if (page === 1) results.replaceChildren(skeleton(t, 5));
    try {
      const { data } = await window.OmsShell.request.get(PATH, {
        page,
        rows: ROWS,
        sidx: 'id',
        sord: 'desc',
        'search[CN_keyword]': query.keyword || undefined,
        'search[IN_status]': GROUPS[query.group] || undefined,
      });
      if (stopped || mine !== turn) return;
      shown = page === 1 ? data.content : [...shown, ...data.content];
      draw(data.totalElements);
    } catch (error) {
      if (!stopped && mine === turn) drawFailure(error);
    }
  }

  function draw(total) {
    if (shown.length === 0) {
      results.replaceChildren(nothing());
      return;
    }
    const list = el('ul', { class: 'shipments' }, ...shown.map((order) => shipmentCard(t, order)));
    const left = total - shown.length;
    const more = () => {
      button.disabled = true;
      load(page + 1);
    };
    const button = el(
      'button',
      { type: 'button', class: 'button quiet', onclick: more },
      t('shipments.more', { count: Math.min(left, ROWS) }),
    );
    const count = el(
      'p',
      {},
      t('shipments.count', { total: total.toLocaleString('en-US'), shown: shown.length }),
    );
    results.replaceChildren(list, el('div', { class: 'foot' }, count, left > 0 && button));
  }

  function nothing() {
    const filtered = query.keyword !== '' || query.group !== 'all';
    const clear = () => {
      Object.assign(query, createQuery());
      input.value = '';
      load(1);
    };
    return statePanel({
      kind: 'empty',
      title: t(filtered ? 'shipments.empty' : 'shipments.none'),
      text: t(filtered ? 'shipments.empty.help' : 'shipments.none.help'),
      action: filtered
        ? el('button', { type: 'button', class: 'button quiet', onclick: clear }, t('shipments.clear'))
        : null,
    });
  }

  function drawFailure(error) {
    const { kind, serverMessage, call, code, requestId } = error;
    const words = {
      network: t('failed.network'),
      timeout: t('failed.network'),
      forbidden: serverMessage ?? t('failed.forbidden'),
    };
    const retry = () => load(1);
    const panel = statePanel({
      kind: 'failed',
      title: t('failed.title'),
      text: words[kind] ?? serverMessage ?? t('failed.other'),
      details: t('failed.details', { details: [call ?? PATH, code, requestId].filter(Boolean).join(', ') }),
      action: el('button', { type: 'button', class: 'button', onclick: retry }, t('failed.retry')),
    });
    results.replaceChildren(panel);
  }

  return () => {
    stopped = true;
  };
}
