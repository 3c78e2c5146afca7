import type { Db } from '../../database/db';
import { insertAll, type Row } from '../../database/insert';
import { hostWarehouseId, mainId } from '../organisations';
import { clientAdminId, clientMemberId, serviceAdminId } from '../users';

/** Events of the past, templates, rules, and who looks after channels and product lines. */
export async function fillReminders(db: Db, now: Date): Promise<void> {
  await db.query(
    `insert into event_types (id, is_system, label, lang_key, title)
     values (101, 0, 'order.cancelled', 'event.order.cancelled', '订单取消') on conflict do nothing`,
  );
  await db.query('update organisations set owner_id = $2 where id = $1', [mainId, clientAdminId]);
  await db.query('update organisations set owner_id = $2 where id = $1', [hostWarehouseId, serviceAdminId]);
  await db.query('update accounts set owner_id = $2 where organisation_id = $1', [mainId, clientMemberId]);
  await db.query('update product_lines set manager_id = $2 where organisation_id = $1', [
    mainId,
    clientAdminId,
  ]);
  // The demo's own data is made by changes, too: none of them is news.
  await db.query('delete from biz_events');
  await db.query(pastOrders, [now]);
  await db.query(pastTasks);
  await db.query('update biz_events set handled_at = created_at');
  await insertAll(db, { name: 'remind_templates', rows: templates(now) });
  await insertAll(db, { name: 'remind_rules', rows: rules(now) });
  for (const table of ['remind_templates', 'remind_rules']) {
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
}

const facts = (
  lang: 'zh' | 'en',
) => `jsonb_build_object('orderNo', o.order_no, 'channel', o.channel_${lang}, 'sku', o.sku,
  'quantity', o.quantity::text, 'recipient', o.recipient_name, 'city', o.recipient_city, 'warehouse', o.warehouse_code,
  'organisation', g.name_${lang})`;

/** Of the latest orders of each organisation with data: some cancelled, some with another address. */
const pastOrders = `
insert into biz_events (organisation_id, bizevent_type_id, level, document_no, source_creator, project_agent, account_agent,
                        service_agent, facts_zh, facts_en, created_at)
select o.organisation_id, e.id, case when e.label = 'order.cancelled' then 300 else 250 end, o.order_no, o.owner_id,
  (select l.manager_id from products p join product_lines l on l.id = p.product_line_id
   where p.organisation_id = o.organisation_id and p.sku = o.sku limit 1),
  (select a.owner_id from accounts a where a.id = o.account_id), g.owner_id, ${facts('zh')}, ${facts('en')},
  least($1::timestamptz, o.created_at + interval '47 minutes')
from (select *, row_number() over (partition by organisation_id, status = 'CANCELLED' order by id desc) as place
      from orders where organisation_id in (${mainId}, ${hostWarehouseId})) o
join organisations g on g.id = o.organisation_id
join event_types e on e.label = case when o.status = 'CANCELLED' then 'order.cancelled' else 'order.address' end
where o.place <= 12 order by o.created_at, o.id`;

const taskFacts = (
  lang: 'zh' | 'en',
) => `jsonb_build_object('taskNo', t.task_no, 'task', t.task_title_${lang},
  'error', coalesce(t.error_msg_${lang}, ''), 'organisation', g.name_${lang})`;

const pastTasks = `
insert into biz_events (organisation_id, bizevent_type_id, level, document_no, source_creator, service_agent, facts_zh, facts_en,
                        created_at)
select t.organisation_id, e.id, 400, t.task_no,
  (select u.id from users u where u.org_id = t.organisation_id and u.name_zh = t.created_name_zh and u.password_hash is not null
   order by u.id limit 1), g.owner_id, ${taskFacts('zh')}, ${taskFacts('en')}, t.updated_at
from tasks t join organisations g on g.id = t.organisation_id join event_types e on e.label = 'task.failed'
where t.status = 3 and t.organisation_id in (${mainId}, ${hostWarehouseId}) order by t.updated_at, t.id`;

const eventIds = { 'order.address': 4, 'task.failed': 7, 'order.cancelled': 101 } as const;

function templates(now: Date): Row[] {
  const row = (id: number, label: keyof typeof eventIds, organisation: number | null, texts: Row): Row => ({
    id,
    organisation_id: organisation,
    bizevent_type_id: eventIds[label],
    url: null,
    format: 1,
    status: 1,
    created_at: now,
    updated_at: now,
    ...texts,
  });
  return [
    row(1, 'order.cancelled', null, {
      name_zh: '订单取消通知',
      name_en: 'Order cancelled',
      title_zh: '订单 {orderNo} 已取消',
      title_en: 'Order {orderNo} was cancelled',
      brief_zh: '{channel} {sku} × {quantity}，仓库 {warehouse}',
      brief_en: '{channel}, {sku} × {quantity}, warehouse {warehouse}',
      content_zh: '订单 {orderNo} 已取消。\n渠道：{channel}\n商品：{sku} × {quantity}\n仓库：{warehouse}',
      content_en:
        'Order {orderNo} was cancelled.\nChannel: {channel}\nProduct: {sku} × {quantity}\nWarehouse: {warehouse}',
      url: '/home/b2corder',
    }),
    row(2, 'order.address', null, {
      name_zh: '收件地址变更',
      name_en: 'Address changed',
      title_zh: '订单 {orderNo} 的收件地址已变更',
      title_en: 'Order {orderNo} has another address',
      brief_zh: '收件人 {recipient}，{city}',
      brief_en: 'Recipient {recipient}, {city}',
      content_zh: '订单 {orderNo} 的收件地址已变更，请核对后再发货。\n收件人：{recipient}\n城市：{city}',
      content_en:
        'Order {orderNo} has another address. Check it before it is shipped.\nRecipient: {recipient}\nCity: {city}',
      url: '/home/b2corder',
    }),
    row(3, 'task.failed', mainId, {
      name_zh: '任务失败提醒',
      name_en: 'Task failed',
      title_zh: '任务“{task}”执行失败',
      title_en: 'Task "{task}" failed',
      brief_zh: '{error}',
      brief_en: '{error}',
      content_zh: '任务 {taskNo} 执行失败：{error}\n请在任务中心查看详情。',
      content_en: 'Task {taskNo} failed: {error}\nThe task centre has the details.',
      url: '/home/task/center',
    }),
  ];
}

function rules(now: Date): Row[] {
  const row = (id: number, values: Row): Row => ({
    id,
    organisation_id: mainId,
    rule_type: 1,
    level: 0,
    user_ids: '',
    status: 1,
    fired: 0,
    last_fired_at: null,
    created_at: now,
    updated_at: now,
    ...values,
  });
  return [
    row(1, {
      bizevent_type_id: eventIds['order.cancelled'],
      template_id: 1,
      name_zh: '取消订单',
      name_en: 'Cancelled orders',
      channels: 'inbox,email',
      notifiers: 'toAccountAgent',
    }),
    row(2, {
      bizevent_type_id: eventIds['task.failed'],
      template_id: 3,
      name_zh: '失败任务',
      name_en: 'Failed tasks',
      level: 400,
      channels: 'inbox',
      notifiers: 'toServiceAgent',
      status: 2,
    }),
  ];
}
