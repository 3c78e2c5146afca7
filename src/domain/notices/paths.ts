/** Apart from the calls, so that the loader has the path alone. */
export const NOTICE_STATS = '/api/v1/BizNotify/stats';
