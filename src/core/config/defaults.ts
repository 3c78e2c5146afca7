/** Segments under /api/v2 of orders, delivery, picking and shipping; the set is the deployment's (docs/behaviour.md#services). */
export const ORDER_API_SEGMENTS = ['deliverOrder', 'delivery', 'picking', 'pickWave', 'shipping', 'outbound'];

/** Addresses with any of these parts open in a new tab (docs/behaviour.md#links). */
export const NEW_TAB_PATHS = [
  '/33080/transation_flow',
  '{token}',
  '/home/newbigaccount/storageorderclient/billdetail',
  '/home/account',
  '/home/bill/transaction/list',
];

/** Paths under /home/ that moved from the old to the new billing host (docs/behaviour.md#links). */
export const BILLING_PATHS = [
  'account',
  'tasks',
  'pay',
  'costbilling',
  'fedex',
  'chargescalc',
  'newbigaccount',
];
