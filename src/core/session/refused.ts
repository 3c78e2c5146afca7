/** Code of the error where a service refuses a user who has signed in anew because of it; the session goes on. */
export const REFUSED = 'refused';
