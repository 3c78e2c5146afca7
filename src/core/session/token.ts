import type { ShellConfig } from '../config/types';
import { isShellError, type ShellError } from '../errors';
import { idOf, isRecord, textOf } from '../json/json';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import * as KEYS from '../storage-keys/keys';
import { once } from './once';
import { hasTicket, takeTicket } from './ticket';

/** A token that ends within this many ms counts as ended, so that it does not end during a call. */
const MARGIN = 30_000;

interface Token {
  value: string;
  /** Clock time in ms at which it ends. */
  ends: number;
}

/** The data beside a token; each is null where the reply has none. */
export interface Granted {
  userId: string | null;
  /** Organisation and language of the login that issued the ticket: cookies do not reach another site. */
  contextId: string | null;
  lang: string | null;
}

export interface Tokens {
  /** The token, requested once for all callers; null where there is no session. */
  get(): Promise<string | null>;
  /** Another token than `refused`, or null. */
  renew(refused: string | null): Promise<string | null>;
  /** Keeps the token again after stored data was cleared. */
  keep(): void;
  /** Stores the token of a reply for the next document; this one keeps its own. */
  leave(data: unknown): void;
  forget(): void;
}

/**
 * Sources of the bearer token (docs/behaviour.md#sessions): the host's `getToken`, the one-time `ticket` in the address,
 * the tab's storage if the host chose that, the sign-on cookie. It stays in memory by default.
 */
export function createTokens(
  config: ShellConfig,
  platform: Pick<Platform, 'clock' | 'session' | 'location'>,
  request: RequestClient,
  onGranted: (granted: Granted) => Promise<void>,
  onTicketRefused: (error: ShellError) => void,
  /** Called with the owner of a token before the token is used; its error is that of the call. */
  accept: (userId: string | null) => void,
): Tokens {
  let token: Token | null = config.tokenStorage === 'session' ? storedToken(platform.session) : null;

  function keep(next: Token | null): void {
    token = next;
    store(next);
  }

  function store(next: Token | null): void {
    if (config.tokenStorage !== 'session') return;
    if (next) platform.session.set(KEYS.token, JSON.stringify(next));
    else platform.session.remove(KEYS.token);
  }

  const read = (data: unknown) => readGrant(data, platform.clock);

  async function authorise(body: { ticket?: string }): Promise<string | null> {
    try {
      const { data } = await request.post('/auth/jwt/authorize', body, { auth: false, read });
      accept(data.granted.userId);
      keep(data.token);
      await onGranted(data.granted);
      return data.token.value;
    } catch (error) {
      if (isShellError(error) && error.kind === 'unauthorised') return null;
      throw error;
    }
  }

  async function ask(): Promise<string | null> {
    if (config.getToken) {
      const given = await config.getToken();
      if (typeof given !== 'string' || given === '') return null;
      keep({ value: given, ends: Number.POSITIVE_INFINITY });
      return given;
    }
    const ticket = takeTicket(platform);
    if (ticket !== null) {
      try {
        return await authorise({ ticket });
      } catch (error) {
        if (!isShellError(error) || error.kind !== 'reply') throw error;
        onTicketRefused(error);
      }
    }
    return authorise({});
  }

  const askOnce = once(ask);

  return {
    async get() {
      // A ticket in the address is newer than a token that this tab has stored.
      if (!hasTicket(platform.location) && token && token.ends - MARGIN > platform.clock.now())
        return token.value;
      return askOnce();
    },
    async renew(refused) {
      if (token && token.value !== refused) return token.value;
      keep(null);
      const next = await askOnce();
      return next === refused ? null : next;
    },
    keep: () => keep(token),
    leave: (data) => store(read(data)?.token ?? null),
    forget: () => keep(null),
  };
}

/** The token of a reply, with the data beside it; null where it has none. */
function readGrant(data: unknown, clock: Platform['clock']): { token: Token; granted: Granted } | null {
  if (!isRecord(data) || typeof data.token !== 'string' || data.token === '') return null;
  const seconds = typeof data.expiresIn === 'number' && data.expiresIn > 0 ? data.expiresIn : 3600;
  return {
    token: { value: data.token, ends: clock.now() + seconds * 1000 },
    granted: { userId: idOf(data.userId), contextId: idOf(data.contextId), lang: textOf(data.lang) || null },
  };
}

function storedToken(storage: Platform['session']): Token | null {
  try {
    const stored: unknown = JSON.parse(storage.get(KEYS.token) ?? 'null');
    return isRecord(stored) && typeof stored.value === 'string' && typeof stored.ends === 'number'
      ? { value: stored.value, ends: stored.ends }
      : null;
  } catch {
    return null;
  }
}
