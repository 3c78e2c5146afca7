/** Apart from the calls, so that the loader has the path alone. */
export const ANNOUNCEMENT_STATS = '/api/v1/BizAnnouncement/stats';
