import type { Row, Table } from '../../database/insert';
import { mainId } from '../organisations';
import { Random } from '../random';
import { distribute } from '../scale';
import { colours, goods, lines } from './goods';
import { productLineRows } from './references';

export interface Product extends Row {
  readonly id: number;
  readonly organisation_id: number;
  readonly sku: string;
  readonly title_zh: string;
  readonly title_en: string;
  readonly price: number;
}

const dayInMs = 86_400_000;

type Parts = Pick<Product, 'sku' | 'title_zh' | 'title_en' | 'price'> & { prefix: string; weight: number };

/** Products that other data of the main organisation mentions, with the stock that it mentions. */
const known: readonly (Parts & { available: number })[] = [
  {
    prefix: 'HY',
    sku: 'HY-2206-BK',
    title_zh: '折叠收纳箱 66 L 黑色',
    title_en: 'Folding storage box 66 L black',
    price: 36.99,
    weight: 2100,
    available: 38,
  },
  {
    prefix: 'HY',
    sku: 'HY-2206-GY',
    title_zh: '折叠收纳箱 66 L 灰色',
    title_en: 'Folding storage box 66 L grey',
    price: 36.99,
    weight: 2100,
    available: 1204,
  },
  {
    prefix: 'HY',
    sku: 'HY-2211-WH',
    title_zh: '抽屉式收纳箱三层 白色',
    title_en: 'Drawer storage box, 3 tiers, white',
    price: 42.5,
    weight: 3200,
    available: 0,
  },
  {
    prefix: 'OW-LAMP',
    sku: 'OW-LAMP-03W',
    title_zh: '床头灯 三档调光 白色',
    title_en: 'Bedside lamp, 3-step dimmer, white',
    price: 64.2,
    weight: 980,
    available: 612,
  },
  {
    prefix: 'OW-RUG',
    sku: 'OW-RUG-5X7',
    title_zh: '短绒地毯 5×7 英尺',
    title_en: 'Low-pile rug 5 x 7 ft',
    price: 89.5,
    weight: 5400,
    available: 143,
  },
  {
    prefix: 'PT',
    sku: 'PT-0412-BL',
    title_zh: '宠物饮水机 2.5 L 蓝色',
    title_en: 'Pet water fountain 2.5 L blue',
    price: 33.9,
    weight: 1300,
    available: 870,
  },
  {
    prefix: 'KT',
    sku: 'KT-880-SET',
    title_zh: '不粘锅八件套',
    title_en: 'Non-stick pan set, 8 pieces',
    price: 99.9,
    weight: 4800,
    available: 256,
  },
];

/** 8,000 products, 1,600 of them of the main organisation. */
export function productTable(
  organisations: readonly Row[],
  now: Date,
): Table & { readonly rows: readonly Product[] } {
  const random = new Random('products');
  const lineRows = productLineRows(organisations);
  const lineOf = (organisation: number, prefix: string) =>
    lineRows.find(
      (row) =>
        row.organisation_id === organisation &&
        lines.some(({ zh, prefixes }) => zh === row.name_zh && prefixes.includes(prefix)),
    )?.id ?? null;
  const lineCache = new Map<string, unknown>();
  const rows: Product[] = [];
  for (const [organisation, count] of distribute(random, organisations, {
    total: 8_000,
    main: 1_600,
    big: 180,
  })) {
    const taken = new Set<string>();
    for (let at = 0; at < count; at += 1) {
      const fixed = organisation === mainId ? known[at] : undefined;
      const { prefix, weight, ...parts } = fixed ?? randomProduct(random, taken);
      taken.add(parts.sku);
      const lineKey = `${organisation} ${prefix}`;
      if (!lineCache.has(lineKey)) lineCache.set(lineKey, lineOf(organisation, prefix));
      rows.push({
        id: 300_001 + rows.length,
        organisation_id: organisation,
        product_line_id: lineCache.get(lineKey),
        available: random.chance(0.07) ? 0 : random.between(3, 2_400),
        weight_g: weight,
        currency: 'USD',
        matched: random.chance(0.03) && !fixed ? 0 : 1,
        status: random.chance(0.95) ? 1 : 2,
        created_at: new Date(now.getTime() - random.between(2, 800) * dayInMs),
        ...parts,
      });
    }
  }
  return { name: 'products', rows };
}

function randomProduct(random: Random, taken: ReadonlySet<string>): Parts {
  for (;;) {
    const good = random.pick(goods);
    const colour = random.pick(colours);
    const model = random.between(1, 99);
    const number = `${goods.indexOf(good) + 10}${String(model).padStart(2, '0')}`;
    const sku = `${good.prefix}-${number}-${colour.code}`;
    if (taken.has(sku)) continue;
    return {
      prefix: good.prefix,
      sku,
      title_zh: `${good.zh} ${number} 型 ${colour.zh}`,
      title_en: `${good.en} ${number} ${colour.en}`,
      weight: good.weight + model * 5,
      price: Math.round((good.price + (model % 10)) * 100) / 100,
    };
  }
}
