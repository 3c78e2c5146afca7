import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import type { ShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import { COOKIES } from '../session/cookies';
import type { Session } from '../session/session';
import type { Organisation } from './types';

export interface Organisations {
  /** The context organisation. */
  readonly $current: ReadableAtom<Organisation | null>;
  /** What another tab of this user has switched to while this one is still in another. */
  readonly $elsewhere: ReadableAtom<Organisation | null>;
  /** The one that was the context until the service refused it; null once the user has taken note. */
  readonly $lost: ReadableAtom<Organisation | null>;
  /** Its id, known from the cookie before the user is. */
  contextId(): string;
  /** Forgets a context that the service refuses; null where there was none, else what tells that it is lost. */
  forget(): (() => void) | null;
  /** The organisation that a login on another host was in. */
  adopt(id: string): void;
  /**
   * Switches as one transaction: a listener of `oms-org-changing` may stop it (false); on failure the old
   * organisation stands and the promise rejects with a ShellError.
   */
  switchTo(target: Organisation): Promise<boolean>;
  /** A call was refused: where it is the organisation that is refused, the user's own becomes the context. */
  refused(): Promise<void>;
  /** Takes a message of another tab, which is hostile until checked. */
  hear(message: unknown): void;
  /** What the other tab did is of no more interest: this one stays, or has gone its own way. */
  stay(): void;
  /** The user has taken note of the lost organisation. */
  noted(): void;
}

export interface OrganisationsDeps {
  config: ShellConfig;
  platform: Platform;
  events: Events;
  session: Session;
  /** Ends what is under way for the old organisation; see `RequestCore.hold`. */
  hold: () => (over: boolean) => void;
  /** Puts an error's message into the user's language. */
  localise: (error: ShellError) => void;
  /** Clears stored data. */
  clear: () => void;
  /** Loads everything anew for the new one. */
  renew: () => void;
}

/** What the parts that are loaded when they are first needed work on: `switch.ts` and `elsewhere.ts`. */
export interface OrganisationsState extends OrganisationsDeps {
  $elsewhere: WritableAtom<Organisation | null>;
  $lost: WritableAtom<Organisation | null>;
  keep(id: string): void;
  stay(): void;
  /** A switch is under way. */
  busy: boolean;
}

/** A lost organisation that the user has not taken note of; a host may load its page anew before that. */
export const LOST = 'oms.lostOrganisation';

export function createOrganisations(deps: OrganisationsDeps): Organisations {
  const { config, platform, events, session } = deps;
  const domain = config.cookieDomain ?? undefined;
  let contextId = platform.cookies.get(COOKIES.organisation.name) ?? '';
  const state: OrganisationsState = {
    ...deps,
    $elsewhere: atom(null),
    $lost: atom(null),
    keep(id) {
      contextId = id;
      platform.cookies.set(COOKIES.organisation.name, id, { days: COOKIES.organisation.days, domain });
    },
    stay: () => state.$elsewhere.set(null),
    busy: false,
  };
  const switching = () => import('./switch');
  const elsewhere = (work: (part: typeof import('./elsewhere')) => void) =>
    void import('./elsewhere')
      .then(work)
      .catch((error) => events.error('part', String(error), 'organisations'));
  if (platform.session.get(LOST) !== null) elsewhere(({ restoreLost }) => restoreLost(state));

  return {
    $current: computed(session.$state, ({ user }) => user?.organisation ?? null),
    $elsewhere: state.$elsewhere,
    $lost: state.$lost,
    contextId: () => contextId,
    forget() {
      if (contextId === '') return null;
      const id = contextId;
      contextId = '';
      platform.cookies.remove(COOKIES.organisation.name, domain);
      return () => state.$lost.set({ id, name: id, code: '', logoUrl: null, role: null });
    },
    adopt(id) {
      if (contextId !== id) state.keep(id);
    },
    switchTo: async (target) => (await switching()).switchTo(state, target),
    refused: async () => (await switching()).refused(state),
    hear(message) {
      if ((message as { type?: unknown } | null)?.type === 'organisation') {
        elsewhere(({ hear }) => hear(state, message));
      }
    },
    stay: () => state.stay(),
    noted() {
      state.$lost.set(null);
      platform.session.remove(LOST);
    },
  };
}
