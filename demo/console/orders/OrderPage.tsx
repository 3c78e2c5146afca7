import { useLanguage } from '@oms/shell/react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from './PageTitle';
import { Pending } from './Pending';
import { statusName, textsOf } from './texts';
import { useOrders } from './use-orders';
import './orders.css';

/** One order, by the `id` of the address, over the whole width: its route closes the side menu. */
export function OrderPage() {
  const [lang] = useLanguage();
  const t = textsOf(lang);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const id = address.get('id') ?? '';
  const { found, failed, retry } = useOrders(
    new URLSearchParams({ page: '1', rows: '1', 'search[EQ_id]': id }).toString(),
  );
  const order = found?.content[0];
  const title = order ? `${t.detail} ${order.orderNo}` : t.detail;
  const facts: readonly (readonly [string, string])[] = order
    ? [
        [t.status, statusName(t, order.status)],
        [t.channel, order.channel],
        [t.product, `${order.sku} ${order.title}`],
        [t.quantity, String(order.quantity)],
        [t.amount, `${order.currency} ${order.amount}`],
        [t.recipient, `${order.recipientCity}, ${order.recipientCountry}`],
        [t.warehouse, order.warehouseCode],
        [t.carrier, order.service],
        [t.tracking, order.trackingNo ?? '—'],
      ]
    : [];
  return (
    <section className="orders">
      <PageTitle page={title} />
      <h1>{title}</h1>
      <p>
        <Link
          to="/home/b2corder"
          onClick={(event) => {
            // The list as it was left, with its query; an order that was opened by its address has none before it.
            if (!(window.history.state?.idx > 0) || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void navigate(-1);
          }}
        >
          {t.back}
        </Link>
      </p>
      {!found && <Pending t={t} failed={failed} onRetry={retry} />}
      {found && !order && <p>{t.gone}</p>}
      {order && (
        <dl className="orders-box">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
