/** Codes of refused sign-ins. */
export const WRONG = '10001';
export const TOO_MANY = '10002';
export const SENT_OFTEN = '10005';
/** The sign-in under way has run out, or too many codes of it were wrong. */
export const FLOW_OVER = '10006';
export const WRONG_CODE = '10007';
