/** Uploads are added up by owner and by organisation; what a task links to is no upload. */
export const uploadIndexes = `
create index on files (owner_id);
create index on files (organisation_id);
create index on tasks (file_id);
`;
