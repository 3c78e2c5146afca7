/** The call that reads the sign-on cookie, or a ticket, and gives a token. */
export const AUTHORIZE = '/auth/jwt/authorize';
