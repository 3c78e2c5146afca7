/** The addresses of the menu that have a page in this version, by the host that shows them; those of the console are its own. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  console: [
    '/home',
    '/home/announce/list',
    '/home/notice/list',
    '/home/password',
    '/home/b2corder',
    '/home/outbound/list',
    '/home/returns/list',
    '/home/rules/warehouseDeliver',
    '/home/photo/list',
    '/home/products/allproducts/list',
    '/home/products/allproducts/update/add',
    '/home/products/line/list',
    '/home/products/line/update/add',
    '/home/dynamicerpsku',
    '/home/purchase/order/list',
    '/home/inventory/stock',
    '/home/warehouse/account/list',
    '/home/warehouse/account/update/add',
    '/home/managechannel/channelbase/list',
    '/home/notice/template',
    '/home/notice/rules',
    '/home/notice/rules/test',
  ],
  billing: ['/bill/list', '/charge/handling', '/charge/labelling', '/charge/returns'],
  erp: ['/shipment/list', '/shipment/exceptions', '/report/stock-shortage', '/home/task/center'],
  partner: ['/orders'],
};

/** Whether an entry leads to a page. Entries that no menu shows count: they name pages and rights. */
export const isOpen = ({
  url,
  host,
  menu_type,
}: {
  readonly url: string | null;
  readonly host: string | null;
  readonly menu_type: string;
}): boolean => url === null || menu_type === 'NO' || (OPEN[host ?? 'console']?.includes(url) ?? false);
