import { dashboardStatuses } from '../../business/dashboard';
import type { Row, Table } from '../../database/insert';
import { dayOf, startOfDay } from '../../records/days';
import { mainId } from '../organisations';
import { carriers } from '../places';
import { Random } from '../random';
import { distribute } from '../scale';
import type { Product } from './products';
import { type Channel, channelsFor, warehouseCodesOf } from './references';

/** Today's orders of the main organisation, by status, in the dashboard's order. */
const todayOfMain = [86, 243, 158, 74, 709, 14];
/** The recorded counts of the six days before at this hour, by status, oldest day first. */
const recordedOfMain = [
  [71, 78, 66, 94, 83, 91],
  [204, 221, 198, 263, 240, 251],
  [117, 134, 152, 141, 165, 160],
  [83, 70, 62, 88, 79, 76],
  [571, 604, 548, 682, 640, 660],
  [9, 13, 8, 17, 11, 12],
];
const dayInMs = 86_400_000;

interface Draft {
  readonly organisation: number;
  readonly at: Date;
  readonly status: string;
}

/** 5,000 orders of the last three weeks, and the daily records of the dashboard. */
export function orderTables(organisations: readonly Row[], products: readonly Product[], now: Date): Table[] {
  const random = new Random('orders');
  const byOrganisation = grouped(products);
  const shares = distribute(random, organisations, { total: 5_000, main: 2_620, big: 190 });
  const drafts = [...shares].flatMap(([organisation, count]) => draftsOf(random, organisation, count, now));
  drafts.sort((one, other) => one.at.getTime() - other.at.getTime());
  const sequences = new Map<string, number>();
  const rows = drafts.map((draft, at) => {
    const day = dayOf(draft.at).replaceAll('-', '').slice(2);
    const sequence = (sequences.get(day) ?? random.between(1_000, 1_800)) + random.between(1, 3);
    sequences.set(day, sequence);
    const own = byOrganisation.get(draft.organisation) ?? [];
    return orderRow(random, draft, own, {
      id: 600_001 + at,
      order_no: `SO${day}${String(sequence).padStart(4, '0')}`,
    });
  });
  return [
    { name: 'orders', rows },
    { name: 'order_days', rows: recordedDays(shares, now) },
  ];
}

function grouped(products: readonly Product[]): Map<number, Product[]> {
  const groups = new Map<number, Product[]>();
  for (const product of products) {
    const group = groups.get(product.organisation_id);
    if (group) group.push(product);
    else groups.set(product.organisation_id, [product]);
  }
  return groups;
}

function draftsOf(random: Random, organisation: number, count: number, now: Date): Draft[] {
  const midnight = startOfDay(now).getTime();
  const sinceMidnight = now.getTime() - midnight;
  const today = organisation === mainId ? todayOfMain : undefined;
  const todays = today
    ? today.flatMap((number, at) => Array.from({ length: number }, () => dashboardStatuses[at] ?? 'DONE'))
    : Array.from({ length: Math.round(count * 0.2) }, () => randomStatus(random, 0));
  const older = Array.from(
    { length: count - todays.length },
    () => 1 + Math.floor(random.next() ** 1.6 * 20),
  );
  return [
    ...todays.map((status) => ({
      organisation,
      // Orders of a later stage are older.
      at: new Date(midnight + Math.floor(sinceMidnight * placeOf(random, status))),
      status,
    })),
    ...older.map((daysAgo) => ({
      organisation,
      at: new Date(midnight - daysAgo * dayInMs + Math.floor(random.next() * dayInMs)),
      status: randomStatus(random, daysAgo),
    })),
  ];
}

function placeOf(random: Random, status: string): number {
  const latest = { DONE: 0.72, DISPATCH: 0.85, PICKING: 0.93 }[status] ?? 1;
  const earliest = { REVIEW: 0.6, ALLOCATE: 0.45, PICKING: 0.3 }[status] ?? 0;
  return earliest + random.next() * (latest - earliest) * 0.999;
}

function randomStatus(random: Random, daysAgo: number): string {
  const chance = random.next();
  if (chance < 0.02) return 'CANCELLED';
  if (chance < 0.03) return 'EXCEPTION';
  if (daysAgo >= 2 || chance > 0.6) return 'DONE';
  return random.pick(
    daysAgo === 1
      ? ['ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'DONE']
      : ['REVIEW', 'ALLOCATE', 'ALLOCATE', 'PICKING'],
  );
}

function orderRow(random: Random, draft: Draft, own: readonly Product[], ids: Row): Row {
  const channel = random.pick(channelsFor(draft.organisation).slice(0, 9)) satisfies Channel;
  // A few products make most of the sales.
  const product = own[Math.floor(random.next() ** 3 * own.length)];
  const { market } = channel;
  const stocked = warehouseCodesOf(draft.organisation);
  const near = market.warehouses.filter((code) => stocked.includes(code));
  const local = carriers.filter(([, , country]) => country === market.country);
  const [code, carrier, , services] = random.pick(local);
  const quantity = random.chance(0.7) ? 1 : random.between(2, random.chance(0.1) ? 24 : 4);
  const hasLabel = ['DISPATCH', 'DONE', 'PICKING'].includes(draft.status);
  const rate = { JPY: 150, EUR: 0.92, GBP: 0.79, CAD: 1.38, AUD: 1.52 }[market.currency] ?? 1;
  const price = (product?.price ?? 29.9) * quantity * rate;
  return {
    ...ids,
    organisation_id: draft.organisation,
    channel_zh: channel.zh,
    channel_en: channel.en,
    sku: product?.sku ?? 'HY-2206-BK',
    title_zh: product?.title_zh ?? '折叠收纳箱 66 L 黑色',
    title_en: product?.title_en ?? 'Folding storage box 66 L black',
    quantity,
    recipient_city: random.pick(market.cities),
    recipient_country: market.country,
    warehouse_code: near.length > 0 ? random.pick(near) : stocked[0],
    carrier,
    service: random.pick(services)[1],
    tracking_no: hasLabel ? trackingNo(random, code) : null,
    amount: market.currency === 'JPY' ? Math.round(price) : Math.round(price * 100) / 100,
    currency: market.currency,
    status: draft.status,
    created_at: draft.at,
  };
}

function trackingNo(random: Random, carrier: string): string {
  if (carrier === 'UPS') return `1Z${random.digits(6)}03${random.digits(8)}`;
  if (carrier === 'USPS') return `9400${random.digits(18)}`;
  if (carrier === 'FEDEX') return random.digits(12);
  return `${carrier.slice(0, 2)}${random.digits(11)}`;
}

function recordedDays(shares: ReadonlyMap<number, number>, now: Date): Row[] {
  return [...shares].flatMap(([organisation, count]) => {
    if (count < 100) return [];
    const part = organisation === mainId ? 1 : count / 6_800;
    return dashboardStatuses.flatMap((status, at) =>
      (recordedOfMain[at] ?? []).map((number, day) => ({
        organisation_id: organisation,
        day: dayOf(startOfDay(now, 6 - day)),
        status,
        count: Math.round(number * part),
      })),
    );
  });
}
