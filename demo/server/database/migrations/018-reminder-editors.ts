/** Who has changed a template or rule last; null for what nobody has changed since it came with the demo's data. */
export const reminderEditors = `
alter table remind_templates add column updated_by bigint references users;
alter table remind_rules add column updated_by bigint references users;
`;
