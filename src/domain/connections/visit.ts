import type { SocialProvider } from '../../core/config/types';

/** Parameters of the address after a visit to a provider; all others belong to the host. */
const PARAMS = ['provider', 'code', 'state', 'error'] as const;

/**
 * Why a visit brought nothing: the person said no, it did not work, or it is not a visit of this browser that is still
 * to be answered.
 */
export type VisitSetback = 'denied' | 'failed' | 'foreign';

/** What the provider's page has sent back in the address. */
export type VisitResult =
  | { readonly kind: 'granted'; readonly provider: string; readonly code: string; readonly state: string }
  | { readonly kind: VisitSetback };

/** Reads the address after a visit; null where there was none, or to a provider that the page does not offer. */
export function readVisit(query: URLSearchParams, providers: readonly SocialProvider[]): VisitResult | null {
  const [provider, code, state, error] = PARAMS.map((name) => query.get(name));
  if (!provider || (!error && !(code && state))) return null;
  if (!providers.some(({ id }) => id === provider)) return null;
  if (code && state) return { kind: 'granted', provider, code, state };
  return { kind: error === 'denied' || error === 'foreign' ? error : 'failed' };
}

/** The same query without what the visit has left in it: a code in the address must not be seen, shared or sent twice. */
export function withoutVisit(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of PARAMS) rest.delete(name);
  return rest;
}

const path = (what: string, provider: string) => `/auth/connect/${what}/${encodeURIComponent(provider)}`;

export const callbackPath = (provider: string): string => path('callback', provider);
export const unbindPath = (provider: string): string => path('unbind', provider);

export interface VisitAddress {
  userCentre: string;
  provider: string;
  /** Host of the page that asks. */
  host: string;
  /** Where the provider leads back to. */
  redirectUrl: string;
  /** Nobody has to be signed in. Default false. */
  login?: boolean;
}

/** The address that leads to the provider's page. */
export function visitUrl({ userCentre, provider, host, redirectUrl, login = false }: VisitAddress): string {
  const url = new URL(userCentre + path('render', provider));
  url.searchParams.set('host', host);
  url.searchParams.set('redirectUrl', redirectUrl);
  if (login) url.searchParams.set('purpose', 'login');
  return url.href;
}
