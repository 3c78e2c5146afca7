import type { Bilingual } from '../../../support/lang';
import type { Random } from '../random';

interface NoticeText {
  readonly title: string;
  readonly brief: string;
  readonly content?: string;
}

interface NoticeFacts {
  readonly sku: string;
  readonly code: string;
  readonly order: string;
  readonly inbound: string;
  readonly po: string;
  readonly batch: string;
  readonly few: number;
  /** A count as people read it, and what is left of it without the few. */
  readonly many: string;
  readonly rest: string;
  readonly amount: string;
  readonly hour: string;
  readonly month: number;
  readonly who: Bilingual;
}

/** The subject of a message: its event type and its texts. */
export interface NoticeTopic {
  readonly type: 2 | 3 | 4;
  readonly label: string;
  readonly name: Bilingual;
  readonly url?: string;
  readonly zh: (facts: NoticeFacts) => NoticeText;
  readonly en: (facts: NoticeFacts) => NoticeText;
}

const skus = [
  'HY-2206-BK',
  'HY-2206-GY',
  'HY-2211-WH',
  'OW-LAMP-03W',
  'OW-RUG-5X7',
  'PT-0412-BL',
  'KT-880-SET',
] as const;
const people = [
  { zh: '林晓', en: 'Lin Xiao' },
  { zh: '陈立', en: 'Chen Li' },
  { zh: '何嘉怡', en: 'He Jiayi' },
  { zh: '方远', en: 'Fang Yuan' },
  { zh: '赵文静', en: 'Zhao Wenjing' },
] as const;

/** Written alike in both languages. */
const separated = (count: number): string => count.toLocaleString('en-US');

export function factsOf(random: Random, day: string): NoticeFacts {
  const drawn = {
    sku: random.pick(skus),
    code: random.pick(['LA1', 'NJ2', 'DAL'] as const),
    order: `SO${day}${random.between(1_000, 4_800)}`,
    inbound: `IB${day}-${String(random.between(1, 160)).padStart(4, '0')}`,
    po: `PO${day}${String(random.between(101, 700)).padStart(4, '0')}`,
    batch: `W${day.slice(2)}-${String(random.between(1, 14)).padStart(2, '0')}`,
    few: random.between(2, 9),
    many: random.between(120, 2_400),
    amount: `USD ${separated(random.between(600, 18_000))}.${random.digits(2)}`,
    hour: `${random.between(13, 17)}:${random.pick(['00', '15', '30'] as const)}`,
    month: Number(day.slice(2, 4)),
    who: random.pick(people),
  };
  const { many, few } = drawn;
  return { ...drawn, many: separated(many), rest: separated(many - few) };
}

const orders = '/home/b2corder';

export const reminderTopics: readonly NoticeTopic[] = [
  {
    type: 2,
    label: 'stock.low',
    name: { zh: '库存预警', en: 'Low stock' },
    url: '/home/inventory/safety-stock',
    zh: ({ sku, code, few }) => ({
      title: `SKU ${sku} 可用库存低于安全库存`,
      brief: `${code} 剩余 ${few * 6} 件，安全库存 60 件。请补货或暂停对应渠道的销售。`,
    }),
    en: ({ sku, code, few }) => ({
      title: `SKU ${sku} is below its safety stock`,
      brief: `${code} has ${few * 6} left, the safety stock is 60. Restock or pause the listings.`,
    }),
  },
  {
    type: 2,
    label: 'inbound.received',
    name: { zh: '入库完成', en: 'Inbound received' },
    url: '/home/warehouse/inbound-orders',
    zh: ({ inbound, code, many, few, rest }) => ({
      title: `入库单 ${inbound} 收货完成，存在差异`,
      brief: `${code} 实收 ${rest} 件，预报 ${many} 件，少 ${few} 件。请在 3 个工作日内确认。`,
    }),
    en: ({ inbound, code, many, few, rest }) => ({
      title: `Inbound ${inbound} is received with a difference`,
      brief: `${code} counted ${rest} of ${many} pieces; ${few} are missing. Confirm within 3 working days.`,
    }),
  },
  {
    type: 2,
    label: 'order.address',
    name: { zh: '地址异常', en: 'Address exception' },
    url: '/home/b2corder/exception',
    zh: ({ few, code, hour }) => ({
      title: `${few} 个订单等待修正地址`,
      brief: `承运商无法识别收件地址。请在明天 ${hour} 前修正，否则 ${code} 无法按时出库。`,
    }),
    en: ({ few, code, hour }) => ({
      title: `${few} orders wait for an address`,
      brief: `The carrier refused the addresses. Correct them before ${hour} tomorrow to keep the dispatch date at ${code}.`,
    }),
  },
  {
    type: 2,
    label: 'bill.ready',
    name: { zh: '账单出具', en: 'Bill ready' },
    url: '/home/bill/transaction/list',
    zh: ({ month, amount }) => ({
      title: `${month} 月仓储账单已出`,
      brief: `LA1 与 NJ2 合计 ${amount}，请在 30 天内付款。`,
    }),
    en: ({ month, amount }) => ({
      title: `The storage bill of month ${month} is ready`,
      brief: `${amount} for LA1 and NJ2, due in 30 days.`,
    }),
  },
  {
    type: 2,
    label: 'channel.token',
    name: { zh: '授权即将到期', en: 'Authorisation expires' },
    url: '/home/managechannel/channelbase/list',
    zh: ({ few }) => ({
      title: 'Amazon 美国店铺授权即将到期',
      brief: `授权还有 ${few} 天到期，到期后订单和库存停止同步。请重新授权。`,
    }),
    en: ({ few }) => ({
      title: 'The authorisation of Amazon US expires soon',
      brief: `${few} days are left. Orders and stock stop syncing then. Authorise the shop again.`,
    }),
  },
  {
    type: 2,
    label: 'task.failed',
    name: { zh: '任务失败', en: 'Task failed' },
    zh: ({ few, many, rest }) => ({
      title: `批量导入 B2C 订单完成，${few} 行失败`,
      brief: `共 ${many} 行，失败 ${few} 行。可在任务中下载失败明细。`,
      content: `导入文件共 ${many} 行，成功 ${rest} 行，失败 ${few} 行。\n常见原因：\n1. 邮编与城市不符\n2. SKU 未配对\n修正后只需重新导入失败的行。`,
    }),
    en: ({ few, many, rest }) => ({
      title: `B2C orders imported, ${few} rows failed`,
      brief: `${few} of ${many} rows failed. The task has a file of them.`,
      content: `${many} rows in the file, ${rest} imported, ${few} failed.\nUsual reasons:\n1. The postcode does not match the city\n2. The SKU is not matched\nMend those rows and import them alone.`,
    }),
  },
  {
    type: 2,
    label: 'tracking.stuck',
    name: { zh: '轨迹停滞', en: 'Tracking stuck' },
    url: orders,
    zh: ({ order, few }) => ({
      title: `订单 ${order} 轨迹停滞 ${few} 天`,
      brief: '最后一条轨迹为“到达分拣中心”。可联系承运商查件或发起理赔。',
    }),
    en: ({ order, few }) => ({
      title: `Order ${order} has not moved for ${few} days`,
      brief: 'The last event is an arrival at a sorting centre. Ask the carrier or open a claim.',
    }),
  },
  {
    type: 2,
    label: 'po.arrival',
    name: { zh: '采购到货', en: 'Purchase arrival' },
    url: '/home/purchase/order/list',
    zh: ({ po, many, few }) => ({
      title: `采购单 ${po} 预计 ${few} 天后到仓`,
      brief: `共 ${many} 件，请提前预约送仓时间并打印箱唛。`,
    }),
    en: ({ po, many, few }) => ({
      title: `Purchase order ${po} arrives in ${few} days`,
      brief: `${many} pieces. Book a dock and print the carton labels.`,
    }),
  },
];

export const privateTopics: readonly NoticeTopic[] = [
  {
    type: 3,
    label: 'message.return',
    name: { zh: '退货沟通', en: 'About a return' },
    zh: ({ who, order }) => ({
      title: `${who.zh}：退货单的照片已补传`,
      brief: `${order} 的外箱和面单照片都补上了，麻烦看下能否按全损处理。`,
    }),
    en: ({ who, order }) => ({
      title: `${who.en}: the photos of the return are there`,
      brief: `The carton and label of ${order} are added. Can we treat it as a total loss?`,
    }),
  },
  {
    type: 3,
    label: 'message.order',
    name: { zh: '订单沟通', en: 'About an order' },
    url: orders,
    zh: ({ who, order, code }) => ({
      title: `${who.zh}：${order} 能否改仓`,
      brief: `客户催得急，${code} 今天还能出的话我改一下分仓，等你回复。`,
    }),
    en: ({ who, order, code }) => ({
      title: `${who.en}: may ${order} change warehouse?`,
      brief: `The customer is waiting. If ${code} can still dispatch today I move it; tell me.`,
    }),
  },
  {
    type: 3,
    label: 'message.bill',
    name: { zh: '账务沟通', en: 'About a bill' },
    zh: ({ who, month, amount }) => ({
      title: `${who.zh}：${month} 月运费差异核对`,
      brief: `差异 ${amount}，主要是尺寸复核。明细我放在对账里了，你先看 FedEx 那部分。`,
    }),
    en: ({ who, month, amount }) => ({
      title: `${who.en}: freight difference of month ${month}`,
      brief: `${amount}, mostly re-measured parcels. The lines are in the reconciliation; look at FedEx first.`,
    }),
  },
  {
    type: 3,
    label: 'message.stock',
    name: { zh: '库存沟通', en: 'About stock' },
    zh: ({ who, sku, few }) => ({
      title: `${who.zh}：${sku} 盘点少 ${few} 件`,
      brief: '库位翻了两遍没找到，先做了冻结，今晚复盘后给结论。',
    }),
    en: ({ who, sku, few }) => ({
      title: `${who.en}: ${sku} is ${few} short`,
      brief: 'We looked twice and froze the location. You hear from me after the recount tonight.',
    }),
  },
];

export const groupTopics: readonly NoticeTopic[] = [
  {
    type: 4,
    label: 'group.dock',
    name: { zh: '出库群消息', en: 'Outbound group' },
    zh: ({ who, code, hour, batch }) => ({
      title: `${code} 出库组：2 号口明天 ${hour} 收车`,
      brief: `${who.zh}：${batch} 波次请在收车前半小时交接，FedEx 会提前到。`,
    }),
    en: ({ who, code, hour, batch }) => ({
      title: `Dock 2 at ${code} closes at ${hour} tomorrow`,
      brief: `${who.en} in ${code} outbound: hand over ${batch} half an hour before, FedEx comes early.`,
    }),
  },
  {
    type: 4,
    label: 'group.wave',
    name: { zh: '波次群消息', en: 'Wave group' },
    zh: ({ batch, many, code }) => ({
      title: `${code} 波次 ${batch} 已释放`,
      brief: `共 ${many} 单，优先拣加急区，完成后在群里回复。`,
    }),
    en: ({ batch, many, code }) => ({
      title: `Wave ${batch} is released at ${code}`,
      brief: `${many} orders. Pick the rush area first and answer here when done.`,
    }),
  },
  {
    type: 4,
    label: 'group.carrier',
    name: { zh: '物流群消息', en: 'Shipping group' },
    zh: ({ few, code }) => ({
      title: `物流组：USPS 今日晚到 ${few * 10} 分钟`,
      brief: `${code} 装车顺序调整为 UPS、FedEx、USPS，清单不变。`,
    }),
    en: ({ few, code }) => ({
      title: `USPS comes ${few * 10} minutes late today`,
      brief: `${code} loads UPS, FedEx, then USPS. The manifests stay the same.`,
    }),
  },
  {
    type: 4,
    label: 'group.sales',
    name: { zh: '运营群消息', en: 'Sales group' },
    zh: ({ sku, many }) => ({
      title: `运营组：${sku} 参加本周秒杀`,
      brief: `预计 ${many} 单，库存已锁定，请仓库提前备货到拣货区。`,
    }),
    en: ({ sku, many }) => ({
      title: `${sku} joins this week's deals`,
      brief: `About ${many} orders. Stock is reserved; bring it to the pick face beforehand.`,
    }),
  },
  {
    type: 4,
    label: 'group.shift',
    name: { zh: '排班群消息', en: 'Shift group' },
    zh: ({ code, few }) => ({
      title: `${code} 周末加班报名`,
      brief: `周六早班还差 ${few} 人，今天下班前在群里接龙。`,
    }),
    en: ({ code, few }) => ({
      title: `${code} looks for people on Saturday`,
      brief: `The early shift lacks ${few}. Put your name down before you leave today.`,
    }),
  },
];

/** The event type of notices made by hand. */
export const manualTopic = { label: 'manual', name: { zh: '系统提醒', en: 'System reminder' } } as const;

/** An event of rules alone: no notice of the first data is about it. */
export const cancelledOrder = {
  label: 'order.cancelled',
  name: { zh: '订单取消', en: 'Order cancelled' },
} as const;

export const noticeTopics: readonly NoticeTopic[] = [...reminderTopics, ...privateTopics, ...groupTopics];
