import type { RouteMeta } from '@oms/shell/console';
import type { RouteObject } from 'react-router';
import { channels } from './kinds/channels';
import { type Definition, KEPT, routesOf } from './kinds/definition';
import { deliverRules } from './kinds/deliver-rules';
import { outbound } from './kinds/outbound';
import { productLines } from './kinds/product-lines';
import { returns } from './kinds/returns';
import { skuMatches } from './kinds/sku-matches';
import { stock } from './kinds/stock';
import { warehouseAccounts } from './kinds/warehouse-accounts';
import { OrderFormPage } from './orders/OrderFormPage';
import { OrderPage } from './orders/OrderPage';
import { OrdersPage } from './orders/OrdersPage';
import { PhotosPage } from './photos/PhotosPage';
import { ProductFormPage } from './products/ProductFormPage';
import { ProductPage } from './products/ProductPage';
import { ProductsPage } from './products/ProductsPage';
import { PurchaseFormPage } from './purchases/PurchaseFormPage';
import { PurchasePage } from './purchases/PurchasePage';
import { PurchasesPage } from './purchases/PurchasesPage';
import { ORDER, PRODUCT, PURCHASE, WAREHOUSE_ACCOUNT } from './records/kinds';
import { WarehouseAccountFormPage } from './warehouse-accounts/WarehouseAccountFormPage';

/** The kinds whose list, form and page are data. */
const DEFINED: readonly Definition[] = [
  returns,
  outbound,
  stock,
  channels,
  productLines,
  skuMatches,
  warehouseAccounts,
  deliverRules,
];

/** The deployment's own pages, with the flags of their routes. */
export const pages: readonly RouteObject[] = [
  { id: 'orders', path: ORDER.list, element: <OrdersPage />, handle: KEPT },
  { id: 'products', path: PRODUCT.list, element: <ProductsPage />, handle: KEPT },
  { id: 'purchases', path: PURCHASE.list, element: <PurchasesPage />, handle: KEPT },
  ...DEFINED.flatMap(routesOf),
  { id: 'warehouse-account-add', path: WAREHOUSE_ACCOUNT.add, element: <WarehouseAccountFormPage /> },
  { id: 'warehouse-account-edit', path: WAREHOUSE_ACCOUNT.edit, element: <WarehouseAccountFormPage /> },
  {
    id: 'order',
    path: ORDER.detail,
    element: <OrderPage />,
    handle: { symbal: 'closeslide' } satisfies RouteMeta,
  },
  { id: 'order-edit', path: ORDER.edit, element: <OrderFormPage /> },
  { id: 'order-add', path: ORDER.add, element: <OrderFormPage /> },
  { id: 'product', path: PRODUCT.detail, element: <ProductPage /> },
  { id: 'product-edit', path: PRODUCT.edit, element: <ProductFormPage /> },
  { id: 'product-add', path: PRODUCT.add, element: <ProductFormPage /> },
  { id: 'purchase', path: PURCHASE.detail, element: <PurchasePage /> },
  { id: 'purchase-edit', path: PURCHASE.edit, element: <PurchaseFormPage /> },
  { id: 'purchase-add', path: PURCHASE.add, element: <PurchaseFormPage /> },
  { id: 'photos', path: '/home/photo/list', element: <PhotosPage /> },
];
