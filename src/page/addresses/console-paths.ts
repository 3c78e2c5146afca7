/**
 * Paths of the console's pages, below `hosts.console`. Spellings such as `sercurity` and `upadte` are the console's
 * own: bookmarks and menus of the server have them.
 */
export const HOME = '/home';
export const LOGIN = '/login';
export const RESET = '/reset';
export const REGISTER = '/register';
export const VERIFY = '/verify';
export const PRIVACY = '/privacy';
/** Pages for people who are not signed in. */
export const ENTRY_PAGES: readonly string[] = [LOGIN, RESET, REGISTER, VERIFY, PRIVACY];

export const PASSWORD = '/home/password';
export const PROFILE = '/home/profile';
export const SECURITY = '/home/sercurity';
export const CONNECTIONS = '/home/connections';
export const ACT_AS = '/home/actas';

export const ANNOUNCEMENTS = '/home/announce/list';
/** With `id`, as every detail page. */
export const ANNOUNCEMENT = '/home/announce/detail';
export const NOTICES = '/home/notice/list';
export const NOTICE = '/home/notice/list/detail';
export const TEMPLATES = '/home/notice/template';
/** With `id`, unless it is a new one. The last part is `add` or `edit`. */
export const TEMPLATE = '/home/notice/template/update/:type';
export const RULES = '/home/notice/rules';
export const RULE = '/home/notice/rules/update/:type';
/** With `id` of the rule that is chosen at first. */
export const RULE_TEST = '/home/notice/rules/test';
export const NO_PAGE = '/home/nopage';

/** On the ERP host: the menu says where. */
export const TASKS = '/home/task/center';

/** The console's own pages, each with the one above it: addresses do not tell, and not every menu has them. */
export const PAGE_ABOVE: Readonly<Record<string, string>> = {
  [PASSWORD]: HOME,
  [PROFILE]: HOME,
  [SECURITY]: HOME,
  [CONNECTIONS]: HOME,
  [ACT_AS]: HOME,
  [ANNOUNCEMENTS]: HOME,
  [ANNOUNCEMENT]: ANNOUNCEMENTS,
  [NOTICES]: HOME,
  [NOTICE]: NOTICES,
  [TEMPLATES]: HOME,
  [TEMPLATE]: TEMPLATES,
  [RULES]: HOME,
  [RULE]: RULES,
  [RULE_TEST]: RULES,
};

export const ORDERS = '/home/b2corder';
export const ORDER = '/home/b2corder/upadte/query';
export const PRODUCTS = '/home/products/allproducts/list';
export const PRODUCT = '/home/products/allproducts/update/query';
export const PURCHASES = '/home/purchase/order/list';
export const PURCHASE = '/home/purchase/order/update/query';

export const CHANNELS = '/home/managechannel/channelbase/list';
export const NEW_PRODUCT_LINE = '/home/products/line/update/add';
export const NEW_PRODUCT = '/home/products/allproducts/update/add';
export const SKU_MATCHING = '/home/dynamicerpsku';
export const NEW_WAREHOUSE = '/home/warehouse/account/update/add';
export const DELIVERY_RULES = '/home/rules/warehouseDeliver';

/** Pages of somebody who is not signed in, or has yet to change a password. */
export const SIGNED_OUT_PAGES: readonly string[] = [PASSWORD, ...ENTRY_PAGES];
