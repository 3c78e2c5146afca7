/**
 * For the organisation list with tens of thousands of rows: an index for pages of enabled organisations from the newest
 * on, one for partner ids, and names in lower case, so that no query calls lower() for each row.
 */
export const organisationLookup = `
create index on organisations (status, id desc);
create index on organisations (yqn_bp_id);
alter table organisations add column search_text text
  generated always as (lower(name_zh || chr(10) || name_en || chr(10) || code)) stored;
`;
