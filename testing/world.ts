import type { UserFixture } from '../src/domain/account/fixtures';
import type { AnnouncementFixture } from '../src/domain/announcements/fixtures';
import type { ConnectionFixture } from '../src/domain/connections/fixtures';
import type { AttachmentFixture } from '../src/domain/files/fixtures';
import type { DashboardFixture } from '../src/domain/home/fixtures';
import type { LabelFixture } from '../src/domain/labels/fixtures';
import type { LoginFixture } from '../src/domain/login/fixtures';
import type { PersonFixture, ProductFixture } from '../src/domain/lookups/fixtures';
import type { MailLinkFixture } from '../src/domain/mail-links/fixtures';
import type { ModuleFixture } from '../src/domain/navigation/fixtures';
import type { EventType, System } from '../src/domain/navigation/types';
import type { NoticeFixture } from '../src/domain/notices/fixtures';
import type { LogFixture } from '../src/domain/operation-log/fixtures';
import type { OrganisationFixture } from '../src/domain/organisations/fixtures';
import type { PhotoFixture } from '../src/domain/photos/fixtures';
import type { ReferencesFixture } from '../src/domain/references/fixtures';
import type { RemindersFixture } from '../src/domain/reminders/fixtures';
import type { ReportFixture } from '../src/domain/reports/fixtures';
import type { SearchFixture } from '../src/domain/search/fixtures';
import type { TaskFixture } from '../src/domain/tasks/fixtures';

/** What the fake services have. Whatever is left out is that of `defaultWorld`. */
export interface World {
  readonly user: UserFixture;
  /** The organisations of the user; the first is the user's own, which the page begins in. */
  readonly organisations: readonly OrganisationFixture[];
  /** Authorisation codes beside those of the menu's entries. */
  readonly permissions: readonly string[];
  readonly menu: readonly ModuleFixture[];
  readonly systems: readonly System[];
  readonly eventTypes: readonly EventType[];
  /** Newest first, as the lists below. */
  readonly notices: readonly NoticeFixture[];
  readonly announcements: readonly AnnouncementFixture[];
  readonly tasks: readonly TaskFixture[];
  readonly reports: readonly ReportFixture[];
  /** Ids of menu entries. */
  readonly favourites: readonly string[];
  readonly references: ReferencesFixture;
  /** What the global search finds beside menu and announcements. */
  readonly search: SearchFixture;
  /** Small settings of the user by name, as `{ hide_intro: '0' }`, which opens the quick-start guide. */
  readonly options: Readonly<Record<string, string>>;
  readonly people: readonly PersonFixture[];
  readonly products: readonly ProductFixture[];
  readonly labels: readonly LabelFixture[];
  readonly attachments: readonly AttachmentFixture[];
  readonly operationLog: readonly LogFixture[];
  readonly photos: readonly PhotoFixture[];
  readonly dashboard: DashboardFixture;
  /** How one signs in. */
  readonly login: LoginFixture;
  /** The accounts that the user has with providers. */
  readonly connections: readonly ConnectionFixture[];
  /** Links that mails have brought. */
  readonly mailLinks: readonly MailLinkFixture[];
  /** Templates and rules of notices. */
  readonly reminders: RemindersFixture;
}

const text = (en: string, zh: string) => ({ en, 'zh-CN': zh });

/** A client's administrator with three organisations, a menu of three modules, and something in every list. */
export const defaultWorld: World = {
  user: { name: text('Alex Morgan', '周敏') },
  organisations: [
    { name: text('Harbour Trading', '海湾优品'), code: 'HBT-01' },
    { name: text('Northwind Supply', '北风供应链'), code: 'NWS-02' },
    { name: text('Pier Nine Goods', '九号码头百货'), code: 'PNG-03' },
  ],
  permissions: [],
  systems: [],
  eventTypes: [],
  menu: [
    {
      title: text('Orders', '订单'),
      icon: 'icon-order',
      entries: [
        {
          title: text('Order management', '订单管理'),
          entries: [
            {
              id: 'orders',
              title: text('B2C orders', 'B2C 订单'),
              url: '/home/b2corder',
              permission: 'order.b2c',
            },
            {
              id: 'returns',
              title: text('Returns', '退货单'),
              url: '/home/returns',
              permission: 'order.return',
            },
          ],
        },
        {
          title: text('Rules', '规则'),
          entries: [
            { id: 'rules', title: text('Delivery rules', '发货规则'), url: '/home/rules/warehouseDeliver' },
          ],
        },
      ],
    },
    {
      title: text('Warehouse', '仓库'),
      icon: 'icon-warehouse',
      entries: [
        { id: 'stock', title: text('Stock', '库存'), url: '/home/stock', permission: 'stock.view' },
        { id: 'inbound', title: text('Inbound orders', '入库单'), url: '/home/inbound' },
      ],
    },
    {
      title: text('Billing', '账单'),
      icon: 'icon-bill',
      entries: [
        { id: 'bills', title: text('Bills', '账单明细'), url: '/home/bills', permission: 'bill.view' },
      ],
    },
  ],
  notices: [
    {
      title: text('Stock of SKU A-100 is low', 'SKU A-100 库存不足'),
      brief: text('12 pieces are left in Los Angeles.', '洛杉矶仓剩余 12 件。'),
      url: '/home/stock',
    },
    {
      title: text('An address could not be confirmed', '有一个收货地址无法确认'),
      brief: text('Order SO2611264732 waits for you.', '订单 SO2611264732 等待处理。'),
    },
    {
      type: '3',
      title: text('Question on bill B-2611', '关于账单 B-2611 的问题'),
      brief: text('The surcharge of 26 November.', '11 月 26 日的附加费。'),
    },
    {
      type: '4',
      read: true,
      title: text('The warehouse is closed on Friday', '周五仓库休息'),
      brief: text('Orders of Thursday go out on Monday.', '周四的订单将于周一发出。'),
    },
  ],
  announcements: [
    {
      read: true,
      title: text('Rates of December', '十二月费率'),
      brief: text('They are valid from the 1st.', '自 1 日起生效。'),
      content: text('<p>The new rates are valid from 1 December.</p>', '<p>新费率自 12 月 1 日起生效。</p>'),
    },
    {
      read: true,
      title: text('Maintenance on Sunday', '周日系统维护'),
      brief: text('From 02:00 to 03:00.', '02:00 至 03:00。'),
    },
  ],
  tasks: [
    {
      title: text('Export of orders', '订单导出'),
      status: 1,
      progress: { done: 40, total: 100 },
    },
    { title: text('Import of products', '商品导入') },
    {
      title: text('Labels of a batch', '批量面单'),
      status: 3,
      error: text('2 addresses are not complete', '2 个地址不完整'),
    },
  ],
  reports: [{ title: text('Stock by warehouse', '分仓库存'), url: 'https://files.example.test/r/3000.xlsx' }],
  favourites: ['orders'],
  references: {
    warehouses: [
      {
        value: '11',
        code: 'LAX',
        label: text('Los Angeles', '洛杉矶仓'),
        wire: { timeZone: 'America/Los_Angeles' },
      },
      {
        value: '12',
        code: 'FRA',
        label: text('Frankfurt', '法兰克福仓'),
        wire: { timeZone: 'Europe/Berlin' },
      },
    ],
    countries: [
      { value: 'CN', label: text('China', '中国') },
      { value: 'DE', label: text('Germany', '德国') },
      { value: 'US', label: text('United States', '美国') },
    ],
    carriers: [
      { value: 'DHL', label: 'DHL' },
      { value: 'UPS', label: 'UPS' },
    ],
    productLines: [{ value: '21', code: 'HOME', label: text('Home', '家居') }],
  },
  search: {
    orders: [
      { code: 'SO2611264732', title: 'A-100', quantity: 2, status: 'REVIEW' },
      { code: 'SO2611264733', title: 'B-200', quantity: 1, status: 'DONE' },
    ],
    products: [{ code: 'A-100', title: text('Desk lamp', '台灯'), available: 12 }],
    purchases: [{ code: 'PO261101', title: text('300 desk lamps', '台灯 300 件'), status: 'OPEN' }],
  },
  options: { hide_intro: '1' },
  people: [
    { name: text('Alex Morgan', '周敏'), role: 'CLADM' },
    { name: text('Robin Fields', '李文'), role: 'CLMEM' },
  ],
  products: [
    { sku: 'A-100', name: text('Desk lamp', '台灯') },
    { sku: 'B-200', name: text('Chair', '椅子') },
  ],
  labels: [{ name: 'Urgent', colour: '#c8322b' }],
  attachments: [],
  operationLog: [{ action: 100, createdName: 'Alex Morgan' }],
  photos: [],
  dashboard: { orders: { REVIEW: 3, PICKING: 5, DONE: 120 } },
  login: {},
  connections: [
    { provider: 'workplace', accountName: 'alex.morgan', bound: false },
    { provider: 'cloud', accountName: 'alex.morgan', bound: false },
  ],
  mailLinks: [],
  reminders: {
    eventTypes: [
      {
        id: '7',
        title: text('Order cancelled', '订单取消'),
        placeholders: [{ name: 'orderNo', title: 'Order', sampleZh: 'SO1', sampleEn: 'SO1' }],
      },
    ],
    templates: [
      {
        name: 'Cancelled orders',
        titleZh: '订单 {orderNo} 已取消',
        titleEn: 'Order {orderNo} is off',
      },
    ],
    rules: [{ name: 'Tell the owner' }],
    events: [{ documentNo: 'SO2611264732' }],
  },
};
