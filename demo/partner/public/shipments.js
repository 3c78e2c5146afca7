import { el } from './dom.js';
import { shipmentCard } from './shipment-card.js';
import { skeleton, statePanel } from './states.js';

const PATH = '/api/v2/deliverOrder/findByPage';
const ROWS = 10;

/** Progress filters and their statuses. */
const GROUPS = {
  all: '',
  open: 'REVIEW,ALLOCATE,PICKING,DISPATCH',
  done: 'DONE',
  trouble: 'EXCEPTION',
  cancelled: 'CANCELLED',
};

/** The visitor's search and filter; they outlive a change of the language. */
export const createQuery = () => ({ keyword: '', group: 'all' });

/** Shows the shipments page in `root`. Returns a function that stops it: later replies change nothing. */
export function showShipments(root, t, query) {
  let stopped = false;
  let turn = 0;
  let shown = [];
  let page = 1;

  const search = searchForm(t, query, () => load(1));
  const chips = groupChips(t, query, () => load(1));
  const results = el('div', { class: 'results', 'aria-live': 'polite' });
  root.replaceChildren(header(t, search.form), chips.bar, results);
  load(1);

  async function load(next) {
    turn += 1;
    const mine = turn;
    page = next;
    chips.update();
    if (page === 1) results.replaceChildren(skeleton(t, 5));
    try {
      const data = await fetchPage(query, page);
      if (stopped || mine !== turn) return;
      shown = page === 1 ? data.content : [...shown, ...data.content];
      results.replaceChildren(...(shown.length === 0 ? [empty()] : list(data.totalElements)));
    } catch (error) {
      if (!stopped && mine === turn) results.replaceChildren(failurePanel(t, error, () => load(1)));
    }
  }

  function list(total) {
    const cards = shown.map((order) => shipmentCard(t, order));
    const foot = listFoot(t, shown.length, total, () => load(page + 1));
    return [el('ul', { class: 'shipments' }, ...cards), foot];
  }

  function empty() {
    return emptyPanel(t, query, () => {
      Object.assign(query, createQuery());
      search.clear();
      load(1);
    });
  }

  return () => {
    stopped = true;
  };
}

async function fetchPage({ keyword, group }, page) {
  const { data } = await window.OmsShell.request.get(PATH, {
    page,
    rows: ROWS,
    sidx: 'id',
    sord: 'desc',
    'search[CN_keyword]': keyword || undefined,
    'search[IN_status]': GROUPS[group] || undefined,
  });
  return data;
}

function header(t, search) {
  return el(
    'header',
    { class: 'hero' },
    el('p', { class: 'brand' }, t('brand'), el('span', {}, t('tagline'))),
    el('h1', {}, t('shipments.title')),
    el('p', { class: 'lead' }, t('shipments.lead')),
    search,
  );
}

function searchForm(t, query, onSearch) {
  const label = t('shipments.search');
  const input = el('input', { type: 'search', 'aria-label': label, placeholder: label, maxlength: '60' });
  input.value = query.keyword;
  const onsubmit = (event) => {
    event.preventDefault();
    query.keyword = input.value.trim();
    onSearch();
  };
  const button = el('button', { type: 'submit', class: 'button' }, t('shipments.find'));
  const form = el('form', { class: 'search', role: 'search', onsubmit }, input, button);
  const clear = () => {
    input.value = '';
  };
  return { form, clear };
}

function groupChips(t, query, onChoose) {
  const bar = el('div', { class: 'chips', role: 'group', 'aria-label': t('shipments.filter') });
  for (const group of Object.keys(GROUPS)) {
    const onclick = () => {
      query.group = group;
      onChoose();
    };
    bar.append(el('button', { type: 'button', 'data-group': group, onclick }, t(`shipments.${group}`)));
  }
  const update = () => {
    for (const chip of bar.children) {
      chip.setAttribute('aria-pressed', String(chip.getAttribute('data-group') === query.group));
    }
  };
  return { bar, update };
}

function listFoot(t, shown, total, onMore) {
  const left = total - shown;
  const onclick = () => {
    button.disabled = true;
    onMore();
  };
  const text = t('shipments.more', { count: Math.min(left, ROWS) });
  const button = el('button', { type: 'button', class: 'button quiet', onclick }, text);
  const count = el('p', {}, t('shipments.count', { total: total.toLocaleString('en-US'), shown }));
  return el('div', { class: 'foot' }, count, left > 0 && button);
}

function emptyPanel(t, query, onClear) {
  const filtered = query.keyword !== '' || query.group !== 'all';
  return statePanel({
    kind: 'empty',
    title: t(filtered ? 'shipments.empty' : 'shipments.none'),
    text: t(filtered ? 'shipments.empty.help' : 'shipments.none.help'),
    action: filtered
      ? el('button', { type: 'button', class: 'button quiet', onclick: onClear }, t('shipments.clear'))
      : null,
  });
}

function failurePanel(t, error, onRetry) {
  const { kind, serverMessage, call, code, requestId } = error;
  const texts = {
    network: t('failed.network'),
    timeout: t('failed.network'),
    forbidden: serverMessage ?? t('failed.forbidden'),
  };
  return statePanel({
    kind: 'failed',
    title: t('failed.title'),
    text: texts[kind] ?? serverMessage ?? t('failed.other'),
    details: t('failed.details', { details: [call ?? PATH, code, requestId].filter(Boolean).join(', ') }),
    action: el('button', { type: 'button', class: 'button', onclick: onRetry }, t('failed.retry')),
  });
}
