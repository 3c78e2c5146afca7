/** Codes of a refused new password. */
export const NEW_WEAK = '10012';
export const NEW_SAME = '10013';
