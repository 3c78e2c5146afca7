import type { RouteMeta } from '@oms/shell/console';
import type { RouteObject } from 'react-router';
import { ChannelFormPage } from './channels/ChannelFormPage';
import { ChannelsPage } from './channels/ChannelsPage';
import { OrderFormPage } from './orders/OrderFormPage';
import { OrderPage } from './orders/OrderPage';
import { OrdersPage } from './orders/OrdersPage';
import { OutboundListPage } from './outbound/OutboundListPage';
import { OutboundPage } from './outbound/OutboundPage';
import { PhotosPage } from './photos/PhotosPage';
import { ProductLineFormPage } from './product-lines/ProductLineFormPage';
import { ProductLinesPage } from './product-lines/ProductLinesPage';
import { ProductFormPage } from './products/ProductFormPage';
import { ProductPage } from './products/ProductPage';
import { ProductsPage } from './products/ProductsPage';
import { PurchaseFormPage } from './purchases/PurchaseFormPage';
import { PurchasePage } from './purchases/PurchasePage';
import { PurchasesPage } from './purchases/PurchasesPage';
import {
  CHANNEL,
  DELIVER_RULE,
  ORDER,
  OUTBOUND,
  PRODUCT,
  PRODUCT_LINE,
  PURCHASE,
  RETURN,
  SKU_MATCH,
  STOCK,
  WAREHOUSE_ACCOUNT,
} from './records/kinds';
import { ReturnPage } from './returns/ReturnPage';
import { ReturnsPage } from './returns/ReturnsPage';
import { DeliverRuleFormPage } from './rules/DeliverRuleFormPage';
import { DeliverRulesPage } from './rules/DeliverRulesPage';
import { SkuMatchesPage } from './sku-matches/SkuMatchesPage';
import { StockPage } from './stock/StockPage';
import { WarehouseAccountFormPage } from './warehouse-accounts/WarehouseAccountFormPage';
import { WarehouseAccountsPage } from './warehouse-accounts/WarehouseAccountsPage';

/** A list stays as it was left while one of its records is open. */
const KEPT = { keepAlive: true } satisfies RouteMeta;

/** The deployment's own pages, with the flags of their routes. */
export const pages: readonly RouteObject[] = [
  { id: 'orders', path: ORDER.list, element: <OrdersPage />, handle: KEPT },
  { id: 'products', path: PRODUCT.list, element: <ProductsPage />, handle: KEPT },
  { id: 'purchases', path: PURCHASE.list, element: <PurchasesPage />, handle: KEPT },
  { id: 'returns', path: RETURN.list, element: <ReturnsPage />, handle: KEPT },
  { id: 'outbound-list', path: OUTBOUND.list, element: <OutboundListPage />, handle: KEPT },
  { id: 'stock', path: STOCK.list, element: <StockPage />, handle: KEPT },
  { id: 'channels', path: CHANNEL.list, element: <ChannelsPage />, handle: KEPT },
  { id: 'channel-add', path: CHANNEL.add, element: <ChannelFormPage /> },
  { id: 'channel-edit', path: CHANNEL.edit, element: <ChannelFormPage /> },
  { id: 'product-lines', path: PRODUCT_LINE.list, element: <ProductLinesPage />, handle: KEPT },
  { id: 'product-line-add', path: PRODUCT_LINE.add, element: <ProductLineFormPage /> },
  { id: 'product-line-edit', path: PRODUCT_LINE.edit, element: <ProductLineFormPage /> },
  { id: 'sku-matches', path: SKU_MATCH.list, element: <SkuMatchesPage />, handle: KEPT },
  {
    id: 'warehouse-accounts',
    path: WAREHOUSE_ACCOUNT.list,
    element: <WarehouseAccountsPage />,
    handle: KEPT,
  },
  { id: 'warehouse-account-add', path: WAREHOUSE_ACCOUNT.add, element: <WarehouseAccountFormPage /> },
  { id: 'warehouse-account-edit', path: WAREHOUSE_ACCOUNT.edit, element: <WarehouseAccountFormPage /> },
  { id: 'deliver-rules', path: DELIVER_RULE.list, element: <DeliverRulesPage />, handle: KEPT },
  { id: 'deliver-rule-add', path: DELIVER_RULE.add, element: <DeliverRuleFormPage /> },
  { id: 'deliver-rule-edit', path: DELIVER_RULE.edit, element: <DeliverRuleFormPage /> },
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
  { id: 'return', path: RETURN.detail, element: <ReturnPage /> },
  { id: 'outbound', path: OUTBOUND.detail, element: <OutboundPage /> },
];
