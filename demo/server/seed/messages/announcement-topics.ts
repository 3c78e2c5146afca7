import type { DocumentName } from '../files';
import { a, h, ol, p, strong, table, ul } from './html';

interface AnnouncementText {
  readonly title: string;
  readonly brief: string;
  readonly html: string;
}

/** Parameters of one announcement: a warehouse, a carrier, days near the day of the announcement. */
export interface Occasion {
  readonly code: string;
  readonly place: { readonly zh: string; readonly en: string };
  readonly carrier: string;
  /** A series of products, by the prefix of its SKUs. */
  readonly series: string;
  /** The day `offset` days after the announcement. */
  readonly day: (offset: number) => { readonly zh: string; readonly en: string };
  readonly number: number;
  readonly version: string;
}

export type Category = 'operation' | 'system' | 'feature' | 'rate';

export interface Topic {
  readonly category: Category;
  readonly audience?: 'CLIENT' | 'SERVICE';
  readonly files?: readonly DocumentName[];
  readonly zh: (occasion: Occasion) => AnnouncementText;
  readonly en: (occasion: Occasion) => AnnouncementText;
}

export const cutoff: Topic = {
  category: 'operation',
  files: ['cutoffs', 'pickups'],
  zh: ({ code, place, day }) => ({
    title: `大促期间${place.zh}截单时间调整为 14:00`,
    brief: `${day(3).zh}至${day(11).zh}，${code} 当日出库的截单时间提前到 14:00（当地时间）。`,
    html:
      p(
        `${day(3).zh}至${day(11).zh}，${place.zh}（${code}）当日出库的截单时间由 16:00 提前到 ${strong('14:00')}（当地时间）。14:00 之后审核通过的订单，次日出库。`,
      ) +
      table(
        ['日期', '截单', '承运商末次提货'],
        [`${day(3).zh}至${day(5).zh}`, '14:00', 'FedEx 16:30，UPS 17:00'],
        [`${day(6).zh}`, '不出库', '停运'],
        [`${day(7).zh}至${day(11).zh}`, '14:00', 'FedEx 18:00，UPS 18:30'],
      ) +
      h('需要做什么') +
      ul(
        '加急订单在北京时间早上 6:00 前完成审核，当天可出库。',
        '店铺后台的发货时效改为 2 天，避免迟发考核。',
        '批量打印面单时按波次分批，每批不超过 500 单。',
      ),
  }),
  en: ({ code, place, day }) => ({
    title: `Cut-off at ${place.en} moves to 14:00 during the sale`,
    brief: `From ${day(3).en} to ${day(11).en} orders for ${code} have to be reviewed by 14:00 local time.`,
    html:
      p(
        `From ${day(3).en} to ${day(11).en} the cut-off for same-day dispatch at ${place.en} (${code}) moves from 16:00 to ${strong('14:00')} local time. Orders reviewed later leave on the next day.`,
      ) +
      table(
        ['Days', 'Cut-off', 'Last pick-up'],
        [`${day(3).en} to ${day(5).en}`, '14:00', 'FedEx 16:30, UPS 17:00'],
        [day(6).en, 'No dispatch', 'None'],
        [`${day(7).en} to ${day(11).en}`, '14:00', 'FedEx 18:00, UPS 18:30'],
      ) +
      h('What to do') +
      ul(
        'Review rush orders by 6:00 Beijing time to have them leave on the same day.',
        'Set the handling time of your shops to 2 days.',
        'Print labels by wave, 500 orders at most in one go.',
      ),
  }),
};

const maintenance: Topic = {
  category: 'system',
  zh: ({ day, number }) => ({
    title: `${day(1).zh} 02:00-04:00 账务系统维护，期间不能开票`,
    brief: '账单查询、充值和开票暂停两小时，订单与仓库作业不受影响。',
    html:
      p(
        `账务系统将于${day(1).zh} ${strong('02:00 至 04:00')}（北京时间）升级，期间账单查询、充值和开票不可用。`,
      ) +
      h('影响范围') +
      table(
        ['功能', '维护期间'],
        ['账单列表、交易流水', '不可用'],
        ['充值、开票申请', '不可用'],
        ['下单、出库、轨迹', '正常'],
        ['费用试算', '可用，不保存结果'],
      ) +
      p(`维护编号 M${number}。完成后会在消息中心发出提醒。`),
  }),
  en: ({ day, number }) => ({
    title: `Billing is down for maintenance on ${day(1).en}, 02:00-04:00`,
    brief: 'Bills, top-ups and invoices pause for two hours. Orders and warehouses go on.',
    html:
      p(
        `Billing is upgraded on ${day(1).en} from ${strong('02:00 to 04:00')} Beijing time. Bills, top-ups and invoices are not available meanwhile.`,
      ) +
      h('What is affected') +
      table(
        ['Function', 'Meanwhile'],
        ['Bills, transactions', 'Not available'],
        ['Top-ups, invoice requests', 'Not available'],
        ['Orders, dispatch, tracking', 'As usual'],
        ['Estimates', 'Available, results are not kept'],
      ) +
      p(`Maintenance no. M${number}. A reminder tells you when it is done.`),
  }),
};

const inspectionPhotos: Topic = {
  category: 'feature',
  audience: 'CLIENT',
  zh: ({ version }) => ({
    title: '新增退货质检照片查询：在退货单详情页可按 SKU 查看',
    brief: '仓库质检时拍摄的照片现在可以直接查看和下载，保留 180 天。',
    html:
      p(`版本 ${version} 起，退货单详情页新增质检照片，可按 SKU 筛选。`) +
      ol(
        `打开${a('/home/returns/list', '退货单')}，进入一张已质检的退货单。`,
        '切换到“质检照片”，选择 SKU。',
        '单张下载或打包下载全部照片。',
      ) +
      p('照片保留 180 天，请及时下载作为理赔凭证。'),
  }),
  en: ({ version }) => ({
    title: 'Inspection photos of returns, by SKU',
    brief: 'Photos taken at inspection can now be seen and downloaded. They are kept for 180 days.',
    html:
      p(`From version ${version} a return shows the photos taken at its inspection, by SKU.`) +
      ol(
        `Open ${a('/home/returns/list', 'Return orders')} and choose an inspected return.`,
        'Go to Inspection photos and choose a SKU.',
        'Download one photo, or all of them in one archive.',
      ) +
      p('Photos are kept for 180 days. Download what you need for a claim in time.'),
  }),
};

const carrierSurcharge: Topic = {
  category: 'rate',
  files: ['surcharges'],
  zh: ({ carrier, day }) => ({
    title: `${carrier} 附加费标准调整，自${day(14).zh}起执行`,
    brief: '住宅派送、偏远和超大件附加费上调，平均涨幅 5.9%。',
    html:
      p(`${carrier} 已公布新的附加费标准，自${day(14).zh}起出库的包裹按新标准计费。`) +
      table(
        ['项目', '现行', '调整后'],
        ['住宅派送', 'USD 5.95', 'USD 6.25'],
        ['偏远附加费', 'USD 8.60', 'USD 9.15'],
        ['超长超重', 'USD 28.00', 'USD 30.50'],
        ['超大件', 'USD 220.00', 'USD 235.00'],
      ) +
      p(`可在${a('/home/logistics/freight-estimate', '运费试算')}中选择出库日期，比较调整前后的费用。`),
  }),
  en: ({ carrier, day }) => ({
    title: `${carrier} surcharges change on ${day(14).en}`,
    brief: 'Residential, delivery area and oversize surcharges rise by 5.9% on average.',
    html:
      p(
        `${carrier} has published new surcharges. Parcels dispatched from ${day(14).en} are charged by them.`,
      ) +
      table(
        ['Item', 'Now', 'New'],
        ['Residential', 'USD 5.95', 'USD 6.25'],
        ['Delivery area', 'USD 8.60', 'USD 9.15'],
        ['Additional handling', 'USD 28.00', 'USD 30.50'],
        ['Oversize', 'USD 220.00', 'USD 235.00'],
      ) +
      p(
        `Choose the day of dispatch in the ${a('/home/logistics/freight-estimate', 'freight estimate')} to compare.`,
      ),
  }),
};

export const cartonLabels: Topic = {
  category: 'operation',
  audience: 'CLIENT',
  files: ['labelGuide'],
  zh: ({ code, place, day, series }) => ({
    title: `${series} 系列外箱标签更换通知（${place.zh}）`,
    brief: `${day(5).zh}起，送往 ${code} 的 ${series} 系列须使用新版外箱标签。`,
    html:
      p(`为减少收货差异，${day(5).zh}起送往${place.zh}（${code}）的 ${series} 系列商品须使用新版外箱标签。`) +
      ul(
        '标签尺寸 100 × 150 毫米，含箱号、SKU、数量和毛重。',
        '贴在外箱长侧面右上角，条码距箱边不少于 3 厘米。',
        '旧标签到货按贴标加工费收取换标费用，每箱 USD 0.85。',
      ) +
      h('如何获取') +
      p(`在${a('/home/purchase/carton-labels', '箱唛打印')}中选择模板“外箱 2 号”。`),
  }),
  en: ({ code, place, day, series }) => ({
    title: `New carton labels for the ${series} series (${place.en})`,
    brief: `From ${day(5).en} cartons of the ${series} series for ${code} need the new label.`,
    html:
      p(
        `To have fewer differences at receiving, cartons of the ${series} series for ${place.en} (${code}) need the new label from ${day(5).en}.`,
      ) +
      ul(
        '100 x 150 mm, with carton number, SKU, quantity and gross weight.',
        'Upper right of the long side, barcode 3 cm or more from the edge.',
        'Cartons with old labels are relabelled at USD 0.85 each.',
      ) +
      h('Where to find it') +
      p(`Choose the template Carton 2 in ${a('/home/purchase/carton-labels', 'Carton labels')}.`),
  }),
};

export const firstTopics: readonly Topic[] = [
  cutoff,
  maintenance,
  inspectionPhotos,
  carrierSurcharge,
  cartonLabels,
];
