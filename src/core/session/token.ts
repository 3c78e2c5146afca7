import type { ShellConfig } from '../config/types';
import { isShellError, type ShellError } from '../errors';
import { idOf, isRecord, textOf } from '../json/json';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import * as KEYS from '../storage-keys/keys';

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
 * Where the bearer token comes from (docs/behaviour.md#sessions): the host's `getToken`, the one-time `ticket` in the address,
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
  let token: Token | null = restore();
  let asking: Promise<string | null> | null = null;

  function restore(): Token | null {
    if (config.tokenStorage !== 'session') return null;
    try {
      const stored: unknown = JSON.parse(platform.session.get(KEYS.token) ?? 'null');
      return isRecord(stored) && typeof stored.value === 'string' && typeof stored.ends === 'number'
        ? { value: stored.value, ends: stored.ends }
        : null;
    } catch {
      return null;
    }
  }

  function readToken(data: unknown): Token | null {
    if (!isRecord(data) || typeof data.token !== 'string' || data.token === '') return null;
    const seconds = typeof data.expiresIn === 'number' && data.expiresIn > 0 ? data.expiresIn : 3600;
    return { value: data.token, ends: platform.clock.now() + seconds * 1000 };
  }

  function readGrant(data: unknown): { token: Token; granted: Granted } | null {
    const read = readToken(data);
    if (!isRecord(data) || !read) return null;
    const granted = {
      userId: idOf(data.userId),
      contextId: idOf(data.contextId),
      lang: textOf(data.lang) || null,
    };
    return { token: read, granted };
  }

  function keep(next: Token | null): void {
    token = next;
    store(next);
  }

  function store(next: Token | null): void {
    if (config.tokenStorage !== 'session') return;
    if (next) platform.session.set(KEYS.token, JSON.stringify(next));
    else platform.session.remove(KEYS.token);
  }

  async function authorise(body: { ticket?: string }): Promise<string | null> {
    try {
      const { data } = await request.post('/auth/jwt/authorize', body, { auth: false, read: readGrant });
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

  function once(): Promise<string | null> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    async get() {
      // A ticket in the address is newer than a token that this tab has stored.
      if (!hasTicket(platform.location) && token && token.ends - MARGIN > platform.clock.now())
        return token.value;
      return once();
    },
    async renew(refused) {
      if (token && token.value !== refused) return token.value;
      keep(null);
      const next = await once();
      return next === refused ? null : next;
    },
    keep: () => keep(token),
    leave: (data) => store(readToken(data)),
    forget: () => keep(null),
  };
}

/** The form of a ticket; a host's own `?ticket=4711` is left alone. */
const TICKET = /^omst_[\w-]{16,200}$/;

/** To be called before a move to the login page: only a tab that asked for a ticket takes one. */
export function expectTicket(platform: Pick<Platform, 'session'>): void {
  platform.session.set(KEYS.ticketExpected, '1');
}

const ticketOf = (location: Platform['location']): string | null => {
  const ticket = new URL(location.href()).searchParams.get('ticket');
  return ticket !== null && TICKET.test(ticket) ? ticket : null;
};

const hasTicket = (location: Platform['location']): boolean => ticketOf(location) !== null;

/**
 * Removes the ticket from the address, whether or not it will be accepted: it must not be seen, shared or sent twice.
 * A ticket that this tab did not ask for is discarded: a link with another person's ticket would sign the user in as that person.
 */
function takeTicket({ location, session }: Pick<Platform, 'location' | 'session'>): string | null {
  const ticket = ticketOf(location);
  if (ticket === null) return null;
  const url = new URL(location.href());
  url.searchParams.delete('ticket');
  location.replace(url.href);
  const expected = session.get(KEYS.ticketExpected) !== null;
  session.remove(KEYS.ticketExpected);
  return expected ? ticket : null;
}
