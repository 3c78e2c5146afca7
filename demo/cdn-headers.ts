import { noPermissions } from './support/page-headers';

/** Of every file of a CDN build, whoever serves it. */
export const CDN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'permissions-policy': noPermissions,
  'x-content-type-options': 'nosniff',
} as const;

/** What a folder of a version has never changes, and an older loader may ask for it still. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** What lies beside the folders: a page renders with what the browser has, which fetches a newer one for the next page. */
export const ALIAS = 'public, max-age=60, stale-while-revalidate=86400';
