const updated = 'coalesce(r.updated_at, r.created_at)';
const ops = ['GT', 'GE', 'LE'] as const;

/** When a record was made and last changed, for the order of a list. */
export const dateSort = { createdAt: 'r.created_at', updatedAt: updated } as const;

/** The same for its search. */
export const dateSearch = {
  createdAt: { sql: 'r.created_at', type: 'time', ops },
  updatedAt: { sql: updated, type: 'time', ops },
} as const;
