/** What the provider sent was used already, is too old, or belongs to another browser. */
export const VISIT_OVER = '10016';
