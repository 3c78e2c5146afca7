import { OrderPage } from '../../../console/orders/OrderPage';
import type { ConsoleOptions } from './console';

const PATH = '/home/b2corder/upadte/query';

/** A change of an order's state at an hour of one day; without a state before, the order was made. */
export const change = (from: string | null, to: string | null, hour: number, more: object = {}) => ({
  ...{ from, to, at: `2026-11-20T0${hour}:05:00Z`, createdName: 'Zhou Min', actedName: null, opRemark: null },
  ...more,
});

const ORDER = {
  ...{ id: '7', orderNo: 'SO2611204732', status: 'PICKING', priority: 'RUSH', channel: 'Shop DE' },
  ...{ createdAt: '2026-11-20T01:05:00Z', shipBy: '2026-11-22T01:00:00Z', currency: 'USD', amount: 1234.5 },
  ...{ trackingNo: '1Z999AA10123456784', service: 'UPS Ground', warehouseCode: 'LA1' },
  ...{ recipientName: 'Zoë Park', recipientAddress: '1 Main St', recipientCity: 'New York, NY' },
  ...{ recipientState: 'NY', recipientPostcode: '10001', recipientCountry: 'US' },
  labels: [{ id: '3', labelId: '3', labelName: 'Gift wrap', labelColour: '#7e22ce' }],
  lines: [{ sku: 'HY-2206-BK', title: 'Folding box', quantity: 3, unitPrice: 411.5, amount: 1234.5 }],
  history: [
    change(null, null, 1, { createdName: 'System' }),
    change('REVIEW', 'ALLOCATE', 2, { actedName: 'Kim Lake' }),
    change('ALLOCATE', 'PICKING', 3),
  ],
};

/** The demo's page of an order, which its service has. */
export const orderPage = (order: object = {}) =>
  ({
    path: `${PATH}?id=7`,
    services: { replies: { 'GET /api/v2/deliverOrder/findById': { ...ORDER, ...order } } },
    pages: [{ path: PATH, element: <OrderPage /> }],
  }) satisfies ConsoleOptions;
