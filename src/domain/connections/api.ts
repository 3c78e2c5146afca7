import type { RequestClient } from '../../core/request/types';
import { nameOf } from '../../core/text/name';
import { readTime } from '../../core/time/read-time';
import { isRecord } from '../../page/json/json';
import { callbackPath, unbindPath } from './visit';

export const BOUND = '/auth/connect/bound';

/** An account elsewhere that is bound. */
export interface Binding {
  provider: string;
  accountName: string;
  /** ISO 8601, UTC. */
  boundAt: string | null;
}

/** What a provider has granted. */
export interface Granted {
  provider: string;
  code: string;
  state: string;
}

export async function loadBindings(
  request: RequestClient,
  host: string,
  signal: AbortSignal,
): Promise<Binding[]> {
  return (await request.post(BOUND, {}, { params: { host }, signal, read: toBindings })).data;
}

export function toBindings(data: unknown, zone?: string): Binding[] | null {
  if (!Array.isArray(data)) return null;
  return data.flatMap((row) => {
    if (!isRecord(row) || typeof row.provider !== 'string') return [];
    return [
      {
        provider: row.provider,
        accountName: nameOf(row.accountName),
        boundAt: readTime(row.boundAt, zone) || null,
      },
    ];
  });
}

export async function finishBinding(
  request: RequestClient,
  host: string,
  { provider, code, state }: Granted,
): Promise<void> {
  await request.post(callbackPath(provider), { code, state }, { params: { host } });
}

export async function unbind(request: RequestClient, host: string, provider: string): Promise<void> {
  await request.post(unbindPath(provider), {}, { params: { host } });
}
