/** Code of the error of a service that still refuses the user after a new sign-in; the session goes on. */
export const REFUSED = 'refused';
