import { el } from './dom.js';

/** The steps of a shipment, in order. Shipments with an exception and cancelled ones have no step. */
const STEPS = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE'];
const WITHOUT_STEP = ['EXCEPTION', 'CANCELLED'];

const pad = (figure) => String(figure).padStart(2, '0');

/**
 * In the reader's time zone, as the shell writes it: `20 Nov, 10:41`, in Chinese `11-20 10:41`; with the year if it is
 * not the present one.
 */
function timeText(iso) {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  const dated = time.getFullYear() !== new Date().getFullYear();
  if (document.documentElement.lang === 'en') {
    const year = dated ? { year: 'numeric' } : {};
    const day = { day: 'numeric', month: 'short', ...year };
    return time.toLocaleString('en-GB', { ...day, hour: '2-digit', minute: '2-digit' });
  }
  const day = `${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
  return `${dated ? `${time.getFullYear()}-` : ''}${day} ${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

function progress(t, status) {
  const at = STEPS.indexOf(status);
  const known = at >= 0 || WITHOUT_STEP.includes(status);
  const name = known ? t(`status.${status}`) : status;
  const kind =
    at === STEPS.length - 1 ? 'done' : at >= 0 ? 'open' : status === 'EXCEPTION' ? 'trouble' : 'aside';
  const words = el('span', { class: 'status-name' }, name);
  if (at < 0) return el('div', { class: `progress ${kind}` }, words);
  const step = t('status.step', { step: at + 1, steps: STEPS.length });
  const bar = el('span', { class: 'bar', 'aria-hidden': 'true' });
  STEPS.forEach((_, index) => {
    bar.append(el('i', { class: index <= at ? 'passed' : null }));
  });
  return el('div', { class: `progress ${kind}` }, words, el('span', { class: 'visually-hidden' }, step), bar);
}

/** Renders one shipment of the list. */
export function shipmentCard(t, order) {
  const carrier = order.service || order.carrier;
  return el(
    'li',
    { class: 'shipment' },
    el(
      'div',
      { class: 'what' },
      el('h2', {}, order.orderNo),
      el('p', {}, t('shipments.item', { title: order.title, quantity: order.quantity })),
    ),
    el(
      'div',
      { class: 'where' },
      el(
        'p',
        { class: 'route' },
        `${order.warehouseCode} → ${order.recipientCity}, ${order.recipientCountry}`,
      ),
      el('p', {}, carrier),
    ),
    el(
      'div',
      { class: 'tracking' },
      el(
        'p',
        { class: order.trackingNo ? 'number' : 'missing' },
        order.trackingNo || t('shipments.noTracking'),
      ),
      el('p', {}, t('shipments.ordered', { time: timeText(order.createdAt) })),
    ),
    progress(t, order.status),
  );
}
