/**
 * For the organisation list at tens of thousands of rows: pages of the enabled ones from the newest on, one by its
 * partner id, and names that need no lower() a row.
 */
export const organisationLookup = `
create index on organisations (status, id desc);
create index on organisations (yqn_bp_id);
alter table organisations add column search_text text
  generated always as (lower(name_zh || chr(10) || name_en || chr(10) || code)) stored;
`;
