/** Query of the default target: who uploads, and the kind of attachment (docs/behaviour.md#files). */
export const TARGET_PARAMS = { source: 'oms-shell', model: 'logistics', type: 'other' } as const;
