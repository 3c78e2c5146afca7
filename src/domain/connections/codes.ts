/** Code of a reply: the provider's `state` was used already, is too old or belongs to another browser. */
export const VISIT_OVER = '10016';
