/** What the first data said in one language, or in both at once → Chinese, English. */
type Known = readonly (readonly [said: string, zh: string, en: string])[];

/** A text in both languages in the place of one; what somebody typed is the same in both. */
const inBoth = (table: string, name: string, known: Known) => `
alter table ${table}
  add column ${name}_zh text not null default '',
  add column ${name}_en text not null default '';
update ${table} set
  ${name}_zh = case ${name} ${known.map(([said, zh]) => `when '${said}' then '${zh}'`).join(' ')} else ${name} end,
  ${name}_en = case ${name} ${known.map(([said, , en]) => `when '${said}' then '${en}'`).join(' ')} else ${name} end
where ${name} <> '';
alter table ${table} drop column ${name};`;

/** Remarks of orders and returns, names of templates and rules. */
export const bilingualTexts = [
  inBoth('orders', 'remark', [
    ['Leave at the front desk', '请放在前台', 'Leave at the front desk'],
    ['Gift: no invoice in the box', '礼品：箱内不放发票', 'Gift: no invoice in the box'],
  ]),
  inBoth('sale_returns', 'remark', [
    ['Box opened by the customer', '客户已拆箱', 'Box opened by the customer'],
  ]),
  inBoth('remind_templates', 'name', [
    ['订单取消通知 Order cancelled', '订单取消通知', 'Order cancelled'],
    ['收件地址变更 Address changed', '收件地址变更', 'Address changed'],
    ['任务失败提醒 Task failed', '任务失败提醒', 'Task failed'],
  ]),
  inBoth('remind_rules', 'name', [
    ['取消订单 Cancelled orders', '取消订单', 'Cancelled orders'],
    ['失败任务 Failed tasks', '失败任务', 'Failed tasks'],
  ]),
].join('\n');
