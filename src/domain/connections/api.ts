import { isRecord, textOf } from '../../core/json/json';
import type { RequestClient } from '../../core/request/types';

const BOUND = '/auth/connect/bound';

/** An account elsewhere that is bound. */
export interface Binding {
  provider: string;
  accountName: string;
  /** ISO 8601, UTC. */
  boundAt: string | null;
}

/** The values that the provider's page has sent back in the address. */
export interface Returned {
  provider: string;
  code: string;
  state: string;
}

const path = (what: string, provider: string) => `/auth/connect/${what}/${encodeURIComponent(provider)}`;

export async function loadBindings(
  request: RequestClient,
  host: string,
  signal: AbortSignal,
): Promise<Binding[]> {
  return (await request.post(BOUND, {}, { params: { host }, signal, read: toBindings })).data;
}

function toBindings(data: unknown): Binding[] | null {
  if (!Array.isArray(data)) return null;
  return data.flatMap((row) => {
    if (!isRecord(row) || typeof row.provider !== 'string') return [];
    return [
      {
        provider: row.provider,
        accountName: textOf(row.accountName),
        boundAt: textOf(row.boundAt) || null,
      },
    ];
  });
}

export async function finishBinding(
  request: RequestClient,
  host: string,
  { provider, code, state }: Returned,
): Promise<void> {
  await request.post(path('callback', provider), { code, state }, { params: { host } });
}

export async function unbind(request: RequestClient, host: string, provider: string): Promise<void> {
  await request.post(path('unbind', provider), {}, { params: { host } });
}

/** The address that leads to the provider's page, and from there back to `redirectUrl`. */
export function bindUrl(userCentre: string, provider: string, host: string, redirectUrl: string): string {
  const url = new URL(userCentre + path('render', provider));
  url.searchParams.set('host', host);
  url.searchParams.set('redirectUrl', redirectUrl);
  return url.href;
}
