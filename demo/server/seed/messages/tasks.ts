import type { Row, Table } from '../../database/insert';
import { dayOf } from '../../records/days';
import { productLineRows } from '../business/references';
import { type DocumentName, fileId } from '../files';
import { mainId } from '../organisations';
import { Random } from '../random';
import { activeIds, distribute } from '../scale';

/** Why a task of a kind fails; `==>` in the detail stands for an exception in the business logic, whose words nobody is shown. */
interface Failure {
  readonly zh: string;
  readonly en: string;
  readonly detail: string;
  readonly remarkZh: string;
  readonly remarkEn: string;
  readonly file?: DocumentName;
}

/** The kinds of tasks. */
export interface Kind {
  readonly zh: string;
  readonly en: string;
  readonly total: number;
  readonly source?: string;
  readonly parameters?: string;
  readonly file?: DocumentName;
  readonly failure: Failure;
}

const failure = (
  zh: string,
  en: string,
  detail: string,
  [remarkZh, remarkEn]: readonly [string, string],
  file?: DocumentName,
): Failure => ({ zh, en, detail, remarkZh, remarkEn, ...(file && { file }) });

const RETRY_FAILED = ['可只重试失败的记录', 'Only the failed records need another try'] as const;
const START_AGAIN = ['可重新发起', 'It can be started again'] as const;

export const kinds: readonly Kind[] = [
  {
    ...{ zh: '批量导入 B2C 订单', en: 'Import B2C orders', total: 2400 },
    ...{ parameters: 'template=v4; duplicate=skip', file: 'importResult' },
    failure: failure(
      '3 行未导入：邮编与城市不符 1 行，SKU 未配对 2 行',
      '3 rows were not imported: 1 postcode does not match its city, 2 SKUs are not matched',
      'rows 112, 418, 1093: POSTCODE_CITY, SKU_UNMATCHED, SKU_UNMATCHED',
      RETRY_FAILED,
      'failedOrders',
    ),
  },
  {
    ...{
      zh: '打印面单',
      en: 'Print labels',
      total: 158,
      source: 'W',
      parameters: 'size=100x150; printer=LA1-03',
    },
    failure: failure(
      '打印机 LA1-03 缺纸',
      'The printer LA1-03 is out of paper',
      'printer LA1-03: MEDIA_OUT after 155 labels',
      ['装纸后可从第 156 张继续打印', 'Load paper, then go on with label 156'],
    ),
  },
  {
    ...{
      zh: '同步 Walmart 美国站库存',
      en: 'Sync stock to Walmart US',
      total: 4802,
      parameters: 'shop=walmart-us',
    },
    failure: failure(
      '渠道授权已过期',
      'The authorisation of the channel has expired',
      'HTTP 401 from marketplace.walmartapis.com: token expired',
      ['请在渠道页面重新授权', 'Authorise the channel again on its page'],
    ),
  },
  {
    ...{
      zh: '导出上月仓储费明细',
      en: 'Export storage charges of last month',
      total: 1260,
      file: 'storageCharges',
    },
    failure: failure(
      '仓储费账单未出账',
      'The storage bill is not issued yet',
      'BillingException ==> no closed billing period for STORAGE',
      START_AGAIN,
    ),
  },
  {
    ...{ zh: '推送入库单到新泽西仓', en: 'Push inbound orders to NJ2', total: 24, source: 'IB' },
    failure: failure(
      '3 条失败，可重试',
      '3 failed, can be tried again',
      'InboundPushException ==> NJ2 WMS refused 3 of 24 orders: dock appointment missing',
      RETRY_FAILED,
      'failedInbound',
    ),
  },
  {
    ...{
      zh: '批量更新商品重量',
      en: 'Update product weights',
      total: 640,
      parameters: 'unit=kg',
      file: 'weights',
    },
    failure: failure(
      '3 个商品的重量超出 0.001 至 70 公斤',
      'The weights of 3 products are not within 0.001 and 70 kg',
      'rows 17, 230, 231: WEIGHT_RANGE',
      RETRY_FAILED,
      'failedProducts',
    ),
  },
  {
    ...{ zh: '回传运单号到 Amazon 美国', en: 'Write tracking back to Amazon US', total: 980 },
    failure: failure(
      '3 个运单号未被接受',
      '3 tracking numbers were not accepted',
      'TrackingFeedException ==> feed 50210 ended with 3 of 980 messages in error',
      RETRY_FAILED,
      'failedOrders',
    ),
  },
  {
    ...{ zh: '生成外箱标签', en: 'Make carton labels', total: 96, source: 'PO', file: 'cartonLabels' },
    failure: failure(
      '采购单缺少箱规',
      'The purchase order has no carton sizes',
      'LabelException ==> carton spec of 3 lines is null',
      ['请在商品资料中补充箱规', 'Add the carton sizes to the products'],
    ),
  },
  {
    ...{
      zh: '导出库龄报表',
      en: 'Export stock age',
      total: 1600,
      parameters: 'warehouse=all',
      file: 'stockAge',
    },
    failure: failure(
      '导出文件超过 50 MB，请缩小范围',
      'The file would be larger than 50 MB: choose fewer warehouses',
      'size 61,402,113 > 52,428,800',
      START_AGAIN,
    ),
  },
];

/** The newest tasks of the main organisation: kind, status, done, minutes ago. */
const newest: readonly (readonly [kind: number, status: number, done: number, minutes: number])[] = [
  [0, 1, 1632, 4],
  [1, 1, 64, 7],
  [2, 1, 4418, 13],
  [3, 0, 0, 16],
  [4, 3, 21, 31],
];
const minuteInMs = 60_000;
const creators = [
  ['周敏', 'Zhou Min'],
  ['何嘉怡', 'He Jiayi'],
  ['林晓', 'Lin Xiao'],
  ['陈立', 'Chen Li'],
] as const;

/** 400 tasks, status 0 waiting … 5 no data. */
export function taskTable(organisations: readonly Row[], now: Date): Table {
  const random = new Random('tasks');
  const lines = productLineRows(organisations);
  const drafts = [...distribute(random, organisations, { total: 400, main: 120, big: 25 })].flatMap(
    ([organisation, count]) =>
      Array.from({ length: count }, (_, age) => {
        const fixed = organisation === mainId ? newest[age] : undefined;
        const minutes = fixed?.[3] ?? 45 + age * 95 + random.between(0, 80);
        return { organisation, fixed, at: new Date(now.getTime() - minutes * minuteInMs) };
      }),
  );
  drafts.sort((one, other) => one.at.getTime() - other.at.getTime());
  const rows = drafts.map(({ organisation, fixed, at }, index) => {
    const [kindAt, status, done] = fixed ?? [
      random.between(0, kinds.length - 1),
      randomStatus(random),
      undefined,
    ];
    const kind = kinds[kindAt] ?? (kinds[0] as Kind);
    const day = dayOf(at).replaceAll('-', '');
    const progress =
      done ??
      (status === 2
        ? kind.total
        : status === 3
          ? kind.total - 3
          : status === 4
            ? Math.floor(kind.total / 2)
            : 0);
    const [creatorZh, creatorEn] = random.pick(creators);
    return {
      id: 70_001 + index,
      organisation_id: organisation,
      task_no: `TC${day}${String(index + 4_313).padStart(6, '0')}`,
      status,
      created_at: at,
      updated_at: new Date(Math.min(at.getTime() + random.between(1, 20) * minuteInMs, now.getTime())),
      created_name_zh: creatorZh,
      created_name_en: creatorEn,
      source_no: kind.source
        ? `${kind.source}${day.slice(2)}-${String(random.between(1, 99)).padStart(2, '0')}`
        : null,
      line_id: lines.find((line) => line.organisation_id === organisation)?.id ?? null,
      task_title_zh: kind.zh,
      task_title_en: kind.en,
      ...outcomeOf(status, kind),
      other_parameter: kind.parameters ?? null,
      progress_done: progress,
      progress_total: kind.total,
    };
  });
  return { name: 'tasks', rows };
}

function randomStatus(random: Random): number {
  const chance = random.next();
  return chance < 0.84 ? 2 : chance < 0.92 ? 3 : chance < 0.96 ? 4 : 5;
}

/** What a task of a kind leaves behind in a status: the words of an error, a remark, a file; null where it has none. */
export function outcomeOf(status: number, { file, failure: failed }: Kind): Row {
  if (status === 3) {
    return {
      ...{ error_msg_zh: failed.zh, error_msg_en: failed.en, error_detail: failed.detail },
      ...{ remark_zh: failed.remarkZh, remark_en: failed.remarkEn },
      file_id: failed.file ? fileId(failed.file) : null,
    };
  }
  const late = status === 4;
  return {
    error_msg_zh: late ? '渠道接口超时' : null,
    error_msg_en: late ? 'The channel did not answer in time' : null,
    error_detail: late ? 'ReadTimeout after 300000 ms' : null,
    remark_zh: null,
    remark_en: null,
    file_id: status === 2 && file ? fileId(file) : null,
  };
}

/** Title in both languages and the file of each kind of report. */
export const reports = [
  ['库龄报表（按仓库）', 'Stock age by warehouse', 'stockAge'],
  ['SKU 销量', 'Sales by SKU', 'skuSales'],
  ['出库时效', 'Dispatch timeliness', 'dispatchTimes'],
  ['退货率（按商品）', 'Return rate by product', 'returnRates'],
  ['运费汇总', 'Freight summary', 'freight'],
  ['缺货报表', 'Shortages', 'shortages'],
  ['渠道销量对比', 'Sales by channel', 'channelSales'],
] as const;

/** 200 report tasks of the last two months. */
export function reportTable(organisations: readonly Row[], now: Date): Table {
  const random = new Random('report tasks');
  const known = new Set(activeIds(organisations));
  const drafts = [...distribute(random, organisations, { total: 200, main: 64, big: 12 })]
    .filter(([organisation]) => known.has(organisation))
    .flatMap(([organisation, count]) =>
      Array.from({ length: count }, (_, age) => ({
        organisation,
        age,
        at: new Date(now.getTime() - (22 + age * (700 + random.between(0, 60))) * minuteInMs),
      })),
    );
  drafts.sort((one, other) => one.at.getTime() - other.at.getTime());
  const rows = drafts.map(({ organisation, age, at }, index) => {
    const [zh, en, file] = reports[age % reports.length] ?? reports[0];
    const status = age === 0 ? 2 : age === 1 ? 1 : age === 2 ? 0 : randomStatus(random);
    return {
      id: 30_001 + index,
      organisation_id: organisation,
      number: `RP${dayOf(at).replaceAll('-', '')}${String(index + 112).padStart(5, '0')}`,
      title_zh: zh,
      title_en: en,
      status,
      created_at: at,
      file_id: status === 2 ? fileId(file) : null,
    };
  });
  return { name: 'report_tasks', rows };
}
