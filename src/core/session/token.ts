import { AUTHORIZE } from '../../page/first-calls/paths';
import { idOf, isRecord, textOf } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import type { ShellConfig } from '../config/types';
import { isShellError, type ShellError, toShellError } from '../errors';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { keepInTab } from './keep-in-tab';
import { once } from './once';
import { type Arrival, takeTicket } from './ticket';
import type { UnheardLogout } from './unheard-logout';

/** A token that ends within this many ms counts as ended, so that it does not end during a call. */
const MARGIN = 30_000;

export interface Token {
  value: string;
  /** Clock time in ms at which it ends. */
  ends: number;
  /** True where the session is not to be remembered on this machine. */
  brief?: boolean | undefined;
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
  /**
   * Another token than `refused`, or null.
   * @param again the refused one was given by this: only one that is here already counts
   */
  renew(refused: string | null, again?: boolean): Promise<string | null>;
  /** Keeps the token again after stored data was cleared. */
  keep(): void;
  /** Stores the token of a reply for the next document; this one keeps its own. */
  leave(data: unknown): void;
  forget(): void;
  /** Exchanges a ticket that has come for this tab; null where the service has no session for it. Rejects with a ShellError. */
  redeem(ticket: string): Promise<string | null>;
  /** The token that this document has now. */
  held(): Token | null;
  /** Uses the token of another tab. */
  take(token: Token): void;
  /**
   * A valid ticket has come that this tab did not ask for: the person has signed in, and this page may ask for a ticket
   * of its own.
   */
  mayAskAgain(): boolean;
}

interface TokenDeps {
  config: ShellConfig;
  platform: Pick<Platform, 'clock' | 'local' | 'session' | 'location'>;
  request: RequestClient;
  onGranted(granted: Granted): Promise<void>;
  onTicketRefused(error: ShellError): void;
  /** Called with the owner of a token before the token is used; its error is that of the call. */
  accept(userId: string | null): void;
  unheard: Pick<UnheardLogout, 'settle' | 'discard'>;
  /** Does away with a ticket that this tab did not ask for. */
  discardTicket(arrival: Arrival): Promise<boolean>;
}

/**
 * Sources of the bearer token (docs/behaviour.md#sessions): the host's `getToken`, the one-time `ticket` in the address,
 * the tab's storage if the host chose that, the sign-on cookie. It stays in memory by default.
 */
export function createTokens({
  config,
  platform,
  request,
  onGranted,
  onTicketRefused,
  accept,
  unheard,
  discardTicket,
}: TokenDeps): Tokens {
  let token: Token | null = config.tokenStorage === 'session' ? storedToken(platform.session) : null;

  /** Of the last token, also while another one is asked for. */
  let brief = false;

  /** The value of a token, once its session can leave nothing here that it may not. */
  function usable(held: Token): string {
    brief = held.brief === true;
    if (brief) keepInTab(platform, () => brief);
    return held.value;
  }

  /** The ticket that is being exchanged. */
  let expected: string | null = null;
  let discarding: Promise<void> | null = null;
  let again = false;

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
    // The sign-on cookie of a session that was to end must not start another. A ticket is of a later sign-in.
    if (body.ticket === undefined) await unheard.settle();
    try {
      // Without a ticket, which is good for one call, it only reads the sign-on cookie.
      const safe = body.ticket === undefined;
      const { data } = await request.post(AUTHORIZE, body, { auth: false, safe, read });
      unheard.discard();
      // For the next document, if the page is of another user.
      store(data.token);
      accept(data.granted.userId);
      keep(data.token);
      // Before anybody hears of the user, and keeps what belongs to that user.
      const value = usable(data.token);
      await onGranted(data.granted);
      return value;
    } catch (error) {
      if (isShellError(error) && error.kind === 'unauthorised') return null;
      throw error;
    }
  }

  /** Never rejects. */
  async function discard(arrival: Arrival): Promise<void> {
    try {
      again = await discardTicket(arrival);
    } catch (error) {
      onTicketRefused(toShellError(error));
    }
  }

  /** Takes a ticket out of the address: one that is not expected is no reason to give up the token that is there. */
  function arrive(): void {
    const arrival = takeTicket(platform);
    if (arrival?.expected) expected = arrival.ticket;
    else if (arrival) discarding = discard(arrival);
  }

  async function ask(): Promise<string | null> {
    if (config.getToken) {
      const given = await config.getToken();
      if (typeof given !== 'string' || given === '') return null;
      keep({ value: given, ends: Number.POSITIVE_INFINITY });
      return given;
    }
    arrive();
    if (expected !== null) {
      try {
        return await authorise({ ticket: expected });
      } catch (error) {
        if (!isShellError(error) || error.kind !== 'reply') throw error;
        onTicketRefused(error);
      } finally {
        expected = null;
      }
    }
    // A small window whose ticket another tab takes asks for no token.
    await discarding;
    return authorise({});
  }

  const askOnce = once(ask);

  return {
    async get() {
      if (!config.getToken) arrive();
      // A ticket that this tab has asked for is newer than a token that it has stored.
      if (expected === null && token && token.ends - MARGIN > platform.clock.now()) return usable(token);
      return askOnce();
    },
    async renew(refused, renewed) {
      if (token && token.value !== refused) return token.value;
      if (renewed) return null;
      keep(null);
      const next = await askOnce();
      return next === refused ? null : next;
    },
    keep: () => keep(token),
    leave: (data) => store(read(data)?.token ?? null),
    forget: () => keep(null),
    redeem: (ticket) => authorise({ ticket }),
    held: () => token,
    take: keep,
    mayAskAgain: () => again,
  };
}

/** The token of a reply, with the data beside it; null where it has none. */
function readGrant(data: unknown, clock: Platform['clock']): { token: Token; granted: Granted } | null {
  if (!isRecord(data) || typeof data.token !== 'string' || data.token === '') return null;
  const seconds = typeof data.expiresIn === 'number' && data.expiresIn > 0 ? data.expiresIn : 3600;
  return {
    token: {
      value: data.token,
      ends: clock.now() + seconds * 1000,
      brief: data.remembered === false || undefined,
    },
    granted: { userId: idOf(data.userId), contextId: idOf(data.contextId), lang: textOf(data.lang) || null },
  };
}

function storedToken(storage: Platform['session']): Token | null {
  try {
    const stored: unknown = JSON.parse(storage.get(KEYS.token) ?? 'null');
    return isRecord(stored) && typeof stored.value === 'string' && typeof stored.ends === 'number'
      ? (stored as unknown as Token)
      : null;
  } catch {
    return null;
  }
}
