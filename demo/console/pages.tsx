import type { RouteMeta } from '@oms/shell/console';
import type { RouteObject } from 'react-router';
import { OrderPage } from './orders/OrderPage';
import { OrdersPage } from './orders/OrdersPage';
import { OutboundPage } from './outbound/OutboundPage';
import { ProductPage } from './products/ProductPage';
import { PurchasePage } from './purchases/PurchasePage';
import { OUTBOUND, PRODUCT, PURCHASE, RETURN } from './records/kinds';
import { ReturnPage } from './returns/ReturnPage';

/** The deployment's own pages, with the flags of their routes. */
export const pages: readonly RouteObject[] = [
  {
    id: 'orders',
    path: '/home/b2corder',
    element: <OrdersPage />,
    handle: { keepAlive: true } satisfies RouteMeta,
  },
  {
    id: 'order',
    path: '/home/b2corder/upadte/query',
    element: <OrderPage />,
    handle: { symbal: 'closeslide' } satisfies RouteMeta,
  },
  { id: 'product', path: PRODUCT.detail, element: <ProductPage /> },
  { id: 'purchase', path: PURCHASE.detail, element: <PurchasePage /> },
  { id: 'return', path: RETURN.detail, element: <ReturnPage /> },
  { id: 'outbound', path: OUTBOUND.detail, element: <OutboundPage /> },
];
