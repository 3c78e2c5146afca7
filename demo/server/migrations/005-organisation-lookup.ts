/** For the organisation list at tens of thousands of rows: pages of the enabled ones from the newest on, and one by its partner id. */
export const organisationLookup = `
create index on organisations (status, id desc);
create index on organisations (yqn_bp_id);
`;
