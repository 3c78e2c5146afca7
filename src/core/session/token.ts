import type { ShellConfig } from '../config/types';
import { isShellError, ShellError } from '../errors';
import type { Platform } from '../platform/platform';
import type { RequestClient } from '../request/types';
import { idOf, isWire, textOf } from './wire';

const STORED = 'oms.token';
/** A token that ends within this many ms is taken as ended, so that it does not end on its way. */
const MARGIN = 30_000;

interface Token {
  value: string;
  /** Clock time in ms at which it ends. */
  ends: number;
}

/** What the service says beside the token; each is null where it says nothing. */
export interface Granted {
  userId: string | null;
  /** Organisation and language of the login that a ticket came from: cookies do not reach another site. */
  contextId: string | null;
  lang: string | null;
}

export interface Tokens {
  /** The token, asked for once however many wait; null where there is no session. */
  get(): Promise<string | null>;
  /** Another token than `refused`, or null. */
  renew(refused: string | null): Promise<string | null>;
  /** Keeps the token again after stored data was cleared. */
  keep(): void;
  /** Leaves another token to the document that comes next; this one goes on with what it has. */
  leave(data: unknown): void;
  forget(): void;
}

/**
 * Where the bearer token comes from (interface.md): the host's `getToken`, the one-time `ticket` in the address,
 * the tab's storage if the host chose that, the sign-on cookie. It stays in memory by default.
 */
export function createTokens(
  config: ShellConfig,
  platform: Pick<Platform, 'clock' | 'session' | 'navigation'>,
  request: RequestClient,
  onGranted: (granted: Granted) => Promise<void>,
  onTicketRefused: (error: ShellError) => void,
  /** Looks at whose token it is before it is used; what it throws is the answer. */
  accept: (userId: string | null) => void,
): Tokens {
  let token: Token | null = restore();
  let asking: Promise<string | null> | null = null;

  function restore(): Token | null {
    if (config.tokenStorage !== 'session') return null;
    try {
      const stored: unknown = JSON.parse(platform.session.get(STORED) ?? 'null');
      return isWire(stored) && typeof stored.value === 'string' && typeof stored.ends === 'number'
        ? { value: stored.value, ends: stored.ends }
        : null;
    } catch {
      return null;
    }
  }

  function readToken(data: unknown): Token | null {
    if (!isWire(data) || typeof data.token !== 'string' || data.token === '') return null;
    const seconds = typeof data.expiresIn === 'number' && data.expiresIn > 0 ? data.expiresIn : 3600;
    return { value: data.token, ends: platform.clock.now() + seconds * 1000 };
  }

  function keep(next: Token | null): void {
    token = next;
    store(next);
  }

  function store(next: Token | null): void {
    if (config.tokenStorage !== 'session') return;
    if (next) platform.session.set(STORED, JSON.stringify(next));
    else platform.session.remove(STORED);
  }

  async function authorise(body: { ticket?: string }): Promise<string | null> {
    try {
      const { data } = await request.post<unknown>('/auth/jwt/authorize', body, { auth: false });
      const granted = readToken(data);
      if (!isWire(data) || !granted) {
        throw new ShellError({
          kind: 'malformed',
          code: 'authorize',
          messageKey: 'error.malformed',
          body: data,
        });
      }
      accept(idOf(data.userId));
      keep(granted);
      await onGranted({
        userId: idOf(data.userId),
        contextId: idOf(data.contextId),
        lang: textOf(data.lang) || null,
      });
      return granted.value;
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
      // A ticket in the address is newer than whatever this tab has stored.
      if (!hasTicket(platform.navigation) && token && token.ends - MARGIN > platform.clock.now())
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

/** What a ticket looks like; a host's own `?ticket=4711` is left alone. */
const TICKET = /^omst_[\w-]{16,200}$/;
const EXPECTED = 'oms.signin';

/** To be called before leaving for the login page: only a tab that asked for a ticket takes one. */
export function expectTicket(platform: Pick<Platform, 'session'>): void {
  platform.session.set(EXPECTED, '1');
}

const ticketOf = (navigation: Platform['navigation']): string | null => {
  const ticket = new URL(navigation.href()).searchParams.get('ticket');
  return ticket !== null && TICKET.test(ticket) ? ticket : null;
};

const hasTicket = (navigation: Platform['navigation']): boolean => ticketOf(navigation) !== null;

/**
 * Takes the ticket out of the address, whether or not it will be accepted: it must not be seen, shared or sent twice.
 * One that this tab did not ask for is dropped: a link with somebody else's ticket would sign a person in as another.
 */
function takeTicket({ navigation, session }: Pick<Platform, 'navigation' | 'session'>): string | null {
  const ticket = ticketOf(navigation);
  if (ticket === null) return null;
  const url = new URL(navigation.href());
  url.searchParams.delete('ticket');
  navigation.replace(url.href);
  const expected = session.get(EXPECTED) !== null;
  session.remove(EXPECTED);
  return expected ? ticket : null;
}
