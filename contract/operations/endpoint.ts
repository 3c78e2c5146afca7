import { ENDPOINTS } from '../../src/core/config/endpoints';

/** The path of a call that a deployment may have elsewhere. */
export const configured = (endpoint: keyof typeof ENDPOINTS) => ({
  endpoint,
  path: String(ENDPOINTS[endpoint].fallback),
});
