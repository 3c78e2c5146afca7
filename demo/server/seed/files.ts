import { csv, pdf, xlsx } from './documents';
import type { Row } from './insert';
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
const failures: Cells = [
  ['行 Row', '订单号 Order no', '原因 Reason'],
  ['112', 'SO-EXAMPLE-112', '邮编与城市不符 Postcode does not match the city'],
  ['418', 'SO-EXAMPLE-418', 'SKU 未配对 SKU is not matched'],
];

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
  surcharges: { filename: '附加费对照表.xlsx', type: spreadsheet, bytes: () => xlsx(surcharges) },
  importTemplate: { filename: '订单导入模板.xlsx', type: spreadsheet, bytes: () => xlsx(imports) },
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
  stockAge: { filename: '库龄报表.xlsx', type: spreadsheet, bytes: () => xlsx(stockAge) },
  exportRows: { filename: '导出结果.csv', type: 'text/csv; charset=utf-8', bytes: () => csv(imports) },
  failures: { filename: '失败明细.csv', type: 'text/csv; charset=utf-8', bytes: () => csv(failures) },
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
