/** Code of a refused change of the password. */
export const CURRENT_WRONG = '10011';
