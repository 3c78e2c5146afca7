import type { RouteMeta } from '@oms/shell/console';
import type { RouteObject } from 'react-router';
import { OrderPage } from './orders/OrderPage';
import { OrdersPage } from './orders/OrdersPage';

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
];
