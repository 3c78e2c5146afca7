/** Who has acted as the user of an entry of a log or of a job; null where nobody has. */
export const actingColumns = `
alter table operation_logs
  add column acted_by bigint,
  add column acted_name_zh text,
  add column acted_name_en text;
alter table jobs add column actor_id bigint references users;
`;
