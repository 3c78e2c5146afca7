/** Codes of a refused change of the password. */
export const CURRENT_WRONG = '10011';
export const NEW_WEAK = '10012';
export const NEW_SAME = '10013';
