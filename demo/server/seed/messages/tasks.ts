import { dayOf } from '../../business/days';
import { productLineRows } from '../business/references';
import { type DocumentName, fileId } from '../files';
import type { Row, Table } from '../insert';
import { mainId } from '../organisations';
import { Random } from '../random';
import { activeIds, distribute } from '../scale';

/** The kinds of tasks. */
export interface Kind {
  readonly zh: string;
  readonly en: string;
  readonly total: number;
  readonly source?: string;
  readonly file?: DocumentName;
}

export const kinds: readonly Kind[] = [
  { zh: '批量导入 B2C 订单', en: 'Import B2C orders', total: 2400, file: 'exportRows' },
  { zh: '打印面单', en: 'Print labels', total: 158, source: 'W' },
  { zh: '同步 Walmart 美国站库存', en: 'Sync stock to Walmart US', total: 4802 },
  { zh: '导出上月仓储费明细', en: 'Export storage charges of last month', total: 1260, file: 'exportRows' },
  { zh: '推送入库单到新泽西仓', en: 'Push inbound orders to NJ2', total: 24, source: 'IB' },
  { zh: '批量更新商品重量', en: 'Update product weights', total: 640, file: 'importTemplate' },
  { zh: '回传运单号到 Amazon 美国', en: 'Write tracking back to Amazon US', total: 980 },
  { zh: '生成外箱标签', en: 'Make carton labels', total: 96, source: 'PO', file: 'labelGuide' },
  { zh: '导出库龄报表', en: 'Export stock age', total: 1600, file: 'stockAge' },
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
    const failed = status === 3;
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
      ...errorOf(status),
      file_id: failed ? fileId('failures') : status === 2 && kind.file ? fileId(kind.file) : null,
      other_parameter: kindAt === 0 ? 'template=v4; duplicate=skip' : null,
      remark_zh: failed ? '可只重试失败的记录' : null,
      remark_en: failed ? 'Only the failed records need another try' : null,
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

/** The error texts of a status, null where it has none. */
export function errorOf(status: number): Row {
  const [zh, en, detail] =
    status === 3
      ? [
          '3 条失败，可重试',
          '3 failed, can be tried again',
          'InboundPushException ==> NJ2 WMS refused 3 of 24 orders: dock appointment missing',
        ]
      : status === 4
        ? ['渠道接口超时', 'The channel did not answer in time', 'ReadTimeout after 300000 ms']
        : [null, null, null];
  return { error_msg_zh: zh, error_msg_en: en, error_detail: detail };
}

/** Title in both languages and the file of each kind of report. */
export const reports = [
  ['库龄报表（按仓库）', 'Stock age by warehouse', 'stockAge'],
  ['SKU 销量', 'Sales by SKU', 'exportRows'],
  ['出库时效', 'Dispatch timeliness', 'exportRows'],
  ['退货率（按商品）', 'Return rate by product', 'exportRows'],
  ['运费汇总', 'Freight summary', 'surcharges'],
  ['缺货报表', 'Shortages', 'stockAge'],
  ['渠道销量对比', 'Sales by channel', 'exportRows'],
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
