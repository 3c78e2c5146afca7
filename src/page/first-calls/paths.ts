/** The paths of the first calls. Apart from what makes the calls later, so that the loader has the paths alone. */

/** Where the page does not configure them. */
export const FIRST_PATHS = {
  userInfo: '/api/v1/My/getUserInfo',
  baseData: '/api/v1/Context/baseData',
};

/** Reads the sign-on cookie, or a ticket, and gives a token. */
export const AUTHORIZE = '/auth/jwt/authorize';

export const ANNOUNCEMENT_STATS = '/api/v1/BizAnnouncement/stats';
export const NOTICE_STATS = '/api/v1/BizNotify/stats';
