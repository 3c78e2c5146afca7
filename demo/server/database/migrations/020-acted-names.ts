/** Who has acted as the user who started a task, or who changed a template or rule last; null where nobody has. */
export const actedNames = `
alter table tasks
  add column acted_name_zh text,
  add column acted_name_en text;
alter table remind_templates add column updated_actor bigint references users;
alter table remind_rules add column updated_actor bigint references users;
`;
