import type { Row } from '../database/insert';
import { csv, pdf, xlsx } from './documents';
import { fixedUuid } from './random';

type Cells = readonly (readonly string[])[];

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const cutoffs: Cells = [
  ['仓库 Warehouse', '平日截单 Weekdays', '大促截单 Sale', '末次提货 Last pick-up'],
  ['LA1', '16:00', '14:00', 'FedEx 18:00, UPS 18:30'],
  ['NJ2', '16:00', '15:00', 'FedEx 17:30, UPS 18:00'],
  ['DAL', '15:00', '14:00', 'FedEx 17:00, UPS 17:30'],
];
const surcharges: Cells = [
  ['项目 Item', '现行 Now (USD)', '调整后 New (USD)'],
  ['住宅派送 Residential', '5.95', '6.25'],
  ['偏远附加 Delivery area', '8.60', '9.15'],
  ['超长超重 Additional handling', '28.00', '30.50'],
  ['超大件 Oversize', '220.00', '235.00'],
];
const imports: Cells = [
  ['订单号 Order no', 'SKU', '数量 Quantity', '收件人 Recipient', '城市 City', '邮编 Postcode'],
  ['SO-EXAMPLE-1', 'HY-2206-BK', '2', 'A. Lopez', 'Ontario, CA', '91761'],
  ['SO-EXAMPLE-2', 'KT-880-SET', '1', 'M. Chen', 'Edison, NJ', '08817'],
];
const stockAge: Cells = [
  ['SKU', '仓库 Warehouse', '0-90', '91-180', '181-365', '365+'],
  ['HY-2206-GY', 'LA1', '904', '300', '0', '0'],
  ['OW-RUG-5X7', 'NJ2', '43', '72', '28', '0'],
  ['PT-0412-BL', 'DAL', '610', '180', '60', '20'],
];
const skuSales: Cells = [
  ['SKU', '销量 Units', '销售额 Sales (USD)'],
  ['HY-2206-BK', '1284', '47495.16'],
  ['KT-880-SET', '612', '30594.00'],
  ['OW-RUG-5X7', '208', '18616.00'],
];
const dispatchTimes: Cells = [
  ['仓库 Warehouse', '24 小时内 Within 24 h', '48 小时内 Within 48 h', '超过 48 小时 Later'],
  ['LA1', '96.4%', '99.1%', '0.9%'],
  ['NJ2', '94.8%', '98.7%', '1.3%'],
  ['DAL', '97.2%', '99.5%', '0.5%'],
];
const returnRates: Cells = [
  ['SKU', '出库 Dispatched', '退货 Returned', '退货率 Rate'],
  ['HY-2206-BK', '1284', '31', '2.4%'],
  ['OW-RUG-5X7', '208', '14', '6.7%'],
];
const freight: Cells = [
  ['承运商 Carrier', '包裹 Parcels', '运费 Freight (USD)', '附加费 Surcharges (USD)'],
  ['FedEx', '4120', '38316.00', '2904.15'],
  ['UPS', '3068', '29145.40', '2210.80'],
  ['USPS', '5210', '21882.00', '0.00'],
];
const shortages: Cells = [
  ['SKU', '仓库 Warehouse', '可用 Available', '待出库 Ordered', '缺口 Short'],
  ['OW-RUG-5X7', 'NJ2', '24', '43', '19'],
  ['PT-0412-BL', 'DAL', '0', '12', '12'],
];
const channelSales: Cells = [
  ['渠道 Channel', '订单 Orders', '销售额 Sales (USD)', '环比 Change'],
  ['Amazon 美国 US', '6180', '214460.20', '+4.1%'],
  ['Walmart 美国 US', '2044', '61320.00', '-1.8%'],
  ['TikTok Shop', '1560', '39001.40', '+12.6%'],
];
const storageCharges: Cells = [
  ['日期 Day', '仓库 Warehouse', '体积 Volume (m3)', '金额 Amount (USD)'],
  ['2026-10-01', 'LA1', '41.20', '20.60'],
  ['2026-10-01', 'NJ2', '18.75', '10.31'],
];
const importResult: Cells = [
  ['行 Row', '订单号 Order no', '结果 Result'],
  ['1', 'SO-EXAMPLE-1', '已导入 Imported'],
  ['2', 'SO-EXAMPLE-2', '重复，已跳过 Duplicate, skipped'],
];
const weights: Cells = [
  ['SKU', '原重量 Before (kg)', '新重量 After (kg)'],
  ['HY-2206-BK', '1.250', '1.310'],
  ['KT-880-SET', '3.400', '3.380'],
];
const failedOrders: Cells = [
  ['行 Row', '订单号 Order no', '原因 Reason'],
  ['112', 'SO-EXAMPLE-112', '邮编与城市不符 Postcode does not match the city'],
  ['418', 'SO-EXAMPLE-418', 'SKU 未配对 SKU is not matched'],
  ['1093', 'SO-EXAMPLE-1093', 'SKU 未配对 SKU is not matched'],
];
const failedInbound: Cells = [
  ['入库单 Inbound order', '原因 Reason'],
  ['IB-EXAMPLE-04', '未预约月台 No dock appointment'],
  ['IB-EXAMPLE-11', '未预约月台 No dock appointment'],
  ['IB-EXAMPLE-19', '未预约月台 No dock appointment'],
];
const failedProducts: Cells = [
  ['行 Row', 'SKU', '重量 Weight (kg)', '原因 Reason'],
  ['17', 'OW-RUG-5X7', '0', '超出范围 Out of range'],
  ['230', 'PT-0412-BL', '820', '超出范围 Out of range'],
  ['231', 'PT-0412-GR', '820', '超出范围 Out of range'],
];

const sheetFile = (filename: string, cells: Cells) => ({
  filename: `${filename}.xlsx`,
  type: spreadsheet,
  bytes: () => xlsx(cells),
});
const csvFile = (filename: string, cells: Cells) => ({
  filename: `${filename}.csv`,
  type: 'text/csv; charset=utf-8',
  bytes: () => csv(cells),
});

/** Documents that announcements, tasks and reports link to. */
export const documents = {
  cutoffs: {
    filename: '大促截单时间表（LA1、NJ2、DAL）.xlsx',
    type: spreadsheet,
    bytes: () => xlsx(cutoffs),
  },
  pickups: {
    filename: '承运商提货安排与交接须知.pdf',
    type: 'application/pdf',
    bytes: () =>
      pdf('承运商提货安排与交接须知  Carrier pick-ups', [
        '1. 交接清单随货提交，一车一单。 One manifest with each truck.',
        '2. 末次提货前 30 分钟停止装车。 Loading stops 30 minutes before the last pick-up.',
        '3. 破损包裹拍照后单独存放。 Damaged parcels are photographed and kept apart.',
        '4. 交接异常请在当日内反馈。 Report differences on the same day.',
      ]),
  },
  surcharges: sheetFile('附加费对照表', surcharges),
  importTemplate: sheetFile('订单导入模板', imports),
  labelGuide: {
    filename: '外箱标签张贴规范.pdf',
    type: 'application/pdf',
    bytes: () =>
      pdf('外箱标签张贴规范  Carton label guide', [
        '1. 标签贴在长侧面右上角。 Upper right of the long side.',
        '2. 条码距箱边不少于 3 厘米。 Barcode 3 cm or more from the edge.',
        '3. 不得覆盖封箱胶带。 Not over the sealing tape.',
        '4. 尺寸 100 × 150 毫米，热敏纸。 100 x 150 mm, thermal paper.',
      ]),
  },
  cartonLabels: {
    filename: '外箱标签.pdf',
    type: 'application/pdf',
    bytes: () =>
      pdf('外箱标签  Carton labels', [
        'PO-EXAMPLE-7  1 / 3  HY-2206-BK  24',
        'PO-EXAMPLE-7  2 / 3  HY-2206-BK  24',
        'PO-EXAMPLE-7  3 / 3  KT-880-SET  12',
      ]),
  },
  stockAge: sheetFile('库龄报表', stockAge),
  skuSales: sheetFile('SKU 销量', skuSales),
  dispatchTimes: sheetFile('出库时效', dispatchTimes),
  returnRates: sheetFile('退货率（按商品）', returnRates),
  freight: sheetFile('运费汇总', freight),
  shortages: sheetFile('缺货报表', shortages),
  channelSales: sheetFile('渠道销量对比', channelSales),
  storageCharges: csvFile('上月仓储费明细', storageCharges),
  importResult: csvFile('订单导入结果', importResult),
  weights: csvFile('商品重量更新结果', weights),
  failedOrders: csvFile('失败明细（订单）', failedOrders),
  failedInbound: csvFile('失败明细（入库单）', failedInbound),
  failedProducts: csvFile('失败明细（商品）', failedProducts),
} as const;

export type DocumentName = keyof typeof documents;

export function fileId(name: DocumentName): string {
  return fixedUuid(`document ${name}`);
}

export function fileRows(now: Date): Row[] {
  return Object.entries(documents).map(([name, { filename, type, bytes }]) => {
    const content = bytes();
    return {
      id: fileId(name as DocumentName),
      filename,
      content_type: type,
      bytes: `\\x${content.toString('hex')}`,
      size: content.length,
      owner_id: null,
      model: 'announcement',
      type: 'document',
      created_at: now,
    };
  });
}
