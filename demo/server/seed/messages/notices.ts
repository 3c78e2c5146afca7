import type { Table } from '../../database/insert';
import { dayOf } from '../../records/days';
import { hostWarehouseId, mainId, newcomerId, platformId } from '../organisations';
import { Random } from '../random';
import {
  clientAdminId,
  clientMemberId,
  expiredId,
  newcomerUserId,
  riskyId,
  serviceAdminId,
  serviceMemberId,
  superId,
} from '../users';
import {
  factsOf,
  groupTopics,
  manualTopic,
  type NoticeTopic,
  noticeTopics,
  privateTopics,
  reminderTopics,
} from './notice-topics';

interface Share {
  readonly topics: readonly NoticeTopic[];
  readonly count: number;
  readonly unread: number;
}

interface Mailbox {
  readonly user: number;
  readonly organisation: number;
  readonly shares: readonly Share[];
}

const share = (topics: readonly NoticeTopic[], count: number, unread: number): Share => ({
  topics,
  count,
  unread,
});
const box = (user: number, organisation: number, ...shares: Share[]): Mailbox => ({
  user,
  organisation,
  shares,
});

/** 3,000 notices. */
const mailboxes: readonly Mailbox[] = [
  box(
    clientAdminId,
    mainId,
    share(reminderTopics, 520, 17),
    share(privateTopics, 130, 3),
    share(groupTopics, 350, 39),
  ),
  box(
    clientMemberId,
    mainId,
    share(reminderTopics, 260, 6),
    share(privateTopics, 60, 1),
    share(groupTopics, 180, 12),
  ),
  box(
    serviceAdminId,
    hostWarehouseId,
    share(reminderTopics, 260, 9),
    share(privateTopics, 90, 4),
    share(groupTopics, 250, 21),
  ),
  box(
    serviceMemberId,
    hostWarehouseId,
    share(reminderTopics, 140, 5),
    share(privateTopics, 40, 0),
    share(groupTopics, 170, 8),
  ),
  box(
    superId,
    platformId,
    share(reminderTopics, 180, 4),
    share(privateTopics, 40, 2),
    share(groupTopics, 80, 0),
  ),
  box(expiredId, 1_000_398, share(reminderTopics, 90, 11), share(groupTopics, 30, 5)),
  box(riskyId, 1_000_352, share(reminderTopics, 90, 3), share(groupTopics, 39, 2)),
  box(newcomerUserId, newcomerId, share(privateTopics.slice(0, 0), 0, 0)),
];

const firstEventType = 2;
const minuteInMs = 60_000;

function eventTypeId(label: string): number {
  return label === manualTopic.label
    ? 1
    : firstEventType + noticeTopics.findIndex((topic) => topic.label === label);
}

export function noticeTables(now: Date): Table[] {
  const random = new Random('notices');
  const drafts = mailboxes.flatMap((mailbox) =>
    mailbox.shares.flatMap((one) =>
      Array.from({ length: one.count }, (_, age) => draft(random, mailbox, one, age, now)),
    ),
  );
  drafts.push(welcome(now));
  drafts.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  return [
    {
      name: 'event_types',
      rows: [manualTopic, ...noticeTopics].map(({ label, name }) => ({
        id: eventTypeId(label),
        is_system: label === manualTopic.label ? 1 : 0,
        label,
        lang_key: `event.${label}`,
        title: name.zh,
      })),
    },
    { name: 'notices', rows: drafts.map((row, at) => ({ id: 90_001 + at, ...row })) },
  ];
}

function draft(
  random: Random,
  { user, organisation }: Mailbox,
  { topics, unread }: Share,
  age: number,
  now: Date,
) {
  const topic = age < topics.length ? topics[age] : random.pick(topics);
  if (!topic) throw new RangeError('no topic');
  // Ages in minutes at first, then in hours, then in days; the newest is twelve minutes old.
  const createdAt = new Date(
    now.getTime() - (12 + age * 19 + age ** 2 * 1.6 + random.between(0, 9)) * minuteInMs,
  );
  const facts = factsOf(random, dayOf(createdAt).replaceAll('-', '').slice(2));
  const [zh, en] = [topic.zh(facts), topic.en(facts)];
  return {
    user_id: user,
    // The reader sees private messages in every organisation.
    organisation_id: topic.type === 3 ? null : organisation,
    type: topic.type,
    bizevent_type_id: eventTypeId(topic.label),
    title_zh: zh.title,
    title_en: en.title,
    brief_zh: zh.brief,
    brief_en: en.brief,
    content_zh: zh.content ?? zh.brief,
    content_en: en.content ?? en.brief,
    url: topic.url ?? null,
    id_label: topic.label,
    src_label: topic.type === 2 ? 'system' : facts.who.en,
    format: zh.content ? 1 : 0,
    created_at: createdAt,
    read_at: age < unread ? null : new Date(Math.min(createdAt.getTime() + 40 * minuteInMs, now.getTime())),
  };
}

function welcome(now: Date): ReturnType<typeof draft> {
  return {
    user_id: newcomerUserId,
    organisation_id: null,
    type: 3,
    bizevent_type_id: eventTypeId(manualTopic.label),
    title_zh: '欢迎使用',
    title_en: 'Welcome',
    brief_zh: '组织“苏禾家居用品”已开通，按快速入门的三个步骤即可开始接单。',
    brief_en: 'Suhe Homeware is open. Three steps of the quick start lead to your first order.',
    content_zh:
      '组织“苏禾家居用品”已开通。\n1. 授权渠道\n2. 录入商品\n3. 完成 SKU 配对并开通仓库\n遇到问题可通过右下角的反馈按钮联系我们。',
    content_en:
      'Suhe Homeware is open.\n1. Authorise a channel\n2. Add products\n3. Match SKUs and open a warehouse\nThe feedback button at the lower right reaches us.',
    url: null,
    id_label: manualTopic.label,
    src_label: 'system',
    format: 1,
    created_at: new Date(now.getTime() - 26 * minuteInMs),
    read_at: null,
  };
}
