import { type Lang, useLanguage } from '@oms/shell/react';
import { type FormEvent, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle';
import { Pending } from './Pending';
import { STATUSES, statusName, textsOf } from './texts';
import { startOfBusinessDay, useOrders } from './use-orders';
import './orders.css';

const ROWS = 20;

/** The query of the service for what the address asks: `status`, `day=today`, `text`, `page`. */
function queryOf(address: URLSearchParams, now: number): string {
  const page = Number(address.get('page'));
  const query = new URLSearchParams({
    page: String(Number.isInteger(page) && page > 0 ? page : 1),
    rows: String(ROWS),
    sidx: 'id',
    sord: 'desc',
  });
  const status = STATUSES.find((one) => one === address.get('status'));
  const text = (address.get('text') ?? '').trim().slice(0, 100);
  if (status) query.set('search[EQ_status]', status);
  if (text !== '') query.set('search[CN_keyword]', text);
  if (address.get('day') === 'today') query.set('search[GE_createdAt]', startOfBusinessDay(now));
  return query.toString();
}

/** The list of orders. Its route keeps it: who comes back from an order finds it as it was, down to the scroll position. */
export function OrdersPage() {
  const [lang] = useLanguage();
  const t = textsOf(lang);
  const [address, setAddress] = useSearchParams();
  const [opened] = useState(() => Date.now());
  const query = useMemo(() => queryOf(address, opened), [address, opened]);
  const { found, failed, retry } = useOrders(query);
  const page = Number(new URLSearchParams(query).get('page'));
  const pages = Math.ceil((found?.totalElements ?? 0) / ROWS);

  const change = (part: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(address);
    next.delete('page');
    for (const [name, value] of Object.entries(part)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setAddress(next);
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ text: String(new FormData(event.currentTarget).get('text') ?? '') });
  };
  return (
    <section className="orders">
      <PageTitle page={t.title} />
      <h1>{t.title}</h1>
      <form className="orders-filters" onSubmit={search}>
        <input
          type="search"
          name="text"
          aria-label={t.search}
          placeholder={t.search}
          defaultValue={address.get('text') ?? ''}
        />
        <select
          aria-label={t.status}
          value={address.get('status') ?? ''}
          onChange={(event) => change({ status: event.target.value })}
        >
          <option value="">{t.allStatuses}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusName(t, status)}
            </option>
          ))}
        </select>
        <label>
          <input
            type="checkbox"
            checked={address.get('day') === 'today'}
            onChange={(event) => change({ day: event.target.checked ? 'today' : '' })}
          />
          {t.todayOnly}
        </label>
      </form>
      {!found && <Pending t={t} failed={failed} onRetry={retry} />}
      {found && <OrderTable orders={found.content} lang={lang} />}
      {found && (
        <nav className="orders-pager">
          <span role="status">
            {t.total.replace('{n}', new Intl.NumberFormat(t.locale).format(found.totalElements))}
          </span>
          <button type="button" disabled={page <= 1} onClick={() => change({ page: String(page - 1) })}>
            {t.previous}
          </button>
          <button type="button" disabled={page >= pages} onClick={() => change({ page: String(page + 1) })}>
            {t.next}
          </button>
        </nav>
      )}
    </section>
  );
}

function OrderTable({
  orders,
  lang,
}: {
  orders: NonNullable<ReturnType<typeof useOrders>['found']>['content'];
  lang: Lang;
}) {
  const t = textsOf(lang);
  const time = new Intl.DateTimeFormat(t.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  if (orders.length === 0) return <p>{t.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in its box, by keyboard too
    <section className="orders-box" aria-label={t.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[t.order, t.status, t.channel, t.product, t.quantity, t.warehouse, t.created].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <Link to={`/home/b2corder/upadte/query?id=${encodeURIComponent(order.id)}`}>
                  {order.orderNo}
                </Link>
              </td>
              <td>{statusName(t, order.status)}</td>
              <td>{order.channel}</td>
              <td>{`${order.sku} ${order.title}`}</td>
              <td className="orders-number">{order.quantity}</td>
              <td>{order.warehouseCode}</td>
              <td>{time.format(Date.parse(order.createdAt))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
