import type { Row, Table } from '../../database/insert';
import { accounts } from '../accounts';
import { fileId, fileRows } from '../files';
import { warehousePlaces } from '../places';
import { Random } from '../random';
import { clientAdminId, newcomerUserId, riskyId, superId } from '../users';
import { type Category, cartonLabels, type Occasion, type Topic } from './announcement-topics';
import { topics } from './announcement-topics-more';

const count = 240;
const firstAnnouncementId = 5001;
const minuteInMs = 60_000;
const dayInMs = 86_400_000;

const categories: Readonly<Record<Category, readonly [zh: string, en: string]>> = {
  operation: ['运营公告', 'Operations'],
  system: ['系统公告', 'System'],
  feature: ['功能更新', 'Features'],
  rate: ['费率公告', 'Rates'],
};

/** 240 announcements of the last two years, the newest with the highest id, and the users who have read them. */
export function announcementTables(now: Date): Table[] {
  const random = new Random('announcements');
  const made = Array.from({ length: count }, (_, at) => {
    const age = count - 1 - at;
    const topic = age === 8 ? cartonLabels : (topics[age % topics.length] ?? cartonLabels);
    const updatedAt = new Date(now.getTime() - ageInMs(random, age));
    return { id: firstAnnouncementId + at, topic, updatedAt, occasion: occasionOf(random, age, updatedAt) };
  });
  return [
    { name: 'files', rows: fileRows(now) },
    {
      name: 'announcements',
      rows: made.map(({ id, topic, updatedAt, occasion }) => row(id, topic, updatedAt, occasion)),
    },
    { name: 'announcement_files', rows: made.flatMap(({ id, topic }) => fileLinks(id, topic)) },
    { name: 'announcement_reads', rows: accounts.flatMap((_, at) => reads(superId + at, now)) },
  ];
}

/** The newest is minutes old, the next is from yesterday, then one follows about every three days. */
function ageInMs(random: Random, age: number): number {
  if (age === 0) return 9 * minuteInMs;
  return age * 3 * dayInMs - random.between(0, 2 * 24 * 60) * minuteInMs - (age === 1 ? 0.9 * dayInMs : 0);
}

function occasionOf(random: Random, age: number, updatedAt: Date): Occasion {
  const place = age < 5 ? warehousePlaces[0] : random.pick(warehousePlaces.slice(0, 8));
  if (!place) throw new RangeError('no warehouse');
  return {
    code: place.code,
    place,
    carrier: age < 5 ? 'FedEx' : random.pick(['FedEx', 'UPS', 'USPS', 'GOFO', 'DHL'] as const),
    series: age === 8 ? 'HY-22' : random.pick(['KT-88', 'OW-LAMP', 'PT-04', 'OD-30', 'TL-36'] as const),
    day: (offset) => dayName(new Date(updatedAt.getTime() + offset * dayInMs)),
    number: random.between(10_200, 98_700),
    version: `${4 + Math.floor((count - age) / 60)}.${Math.floor(((count - age) % 60) / 4)}.${random.between(0, 9)}`,
  };
}

function dayName(date: Date): { zh: string; en: string } {
  const month = date.toLocaleString('en', { month: 'short', timeZone: 'Asia/Shanghai' });
  const [numeric, day] = date
    .toLocaleString('en', { month: 'numeric', day: 'numeric', timeZone: 'Asia/Shanghai' })
    .split('/');
  return { zh: ` ${numeric} 月 ${day} 日`, en: `${day} ${month}` };
}

function row(id: number, topic: Topic, updatedAt: Date, occasion: Occasion): Row {
  const [zh, en] = [topic.zh(occasion), topic.en(occasion)];
  const [categoryZh, categoryEn] = categories[topic.category];
  return {
    id,
    category_zh: categoryZh,
    category_en: categoryEn,
    audience: topic.audience ?? 'ALL',
    title_zh: zh.title.trim(),
    title_en: en.title,
    brief_zh: zh.brief.trim(),
    brief_en: en.brief,
    content_zh: zh.html.replaceAll('<p> ', '<p>').replaceAll('<td> ', '<td>'),
    content_en: en.html,
    updated_at: updatedAt,
  };
}

const englishTitles: Readonly<Record<string, string>> = {
  cutoffs: 'Cut-off times during the sale.xlsx',
  pickups: 'Carrier pick-ups.pdf',
  surcharges: 'Surcharges.xlsx',
  importTemplate: 'Order import template.xlsx',
  labelGuide: 'Carton label guide.pdf',
};
const chineseTitles: Readonly<Record<string, string>> = {
  cutoffs: '大促截单时间表.xlsx',
  pickups: '承运商提货安排与交接须知.pdf',
  surcharges: '附加费对照表.xlsx',
  importTemplate: '订单导入模板.xlsx',
  labelGuide: '外箱标签张贴规范.pdf',
};

function fileLinks(announcement: number, { files = [] }: Topic): Row[] {
  return files.map((name, position) => ({
    announcement_id: announcement,
    file_id: fileId(name),
    title_zh: chineseTitles[name],
    title_en: englishTitles[name],
    position,
  }));
}

/**
 * How many announcements each account has not read: two for client.admin, more for the newcomer. Only for `risky` the
 * newest is unread: it opens by itself, and a person who tries the demo should see the page first.
 */
function reads(user: number, now: Date): Row[] {
  const unread = user === clientAdminId ? 2 : user === newcomerUserId ? 12 : user === superId ? 0 : 3;
  const last = user === riskyId ? count : count - 1;
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => at < last - unread || at >= last)
    .map((at) => ({ user_id: user, announcement_id: firstAnnouncementId + at, read_at: now }));
}
