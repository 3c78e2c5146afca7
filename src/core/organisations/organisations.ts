import { computed, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import { ShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import { COOKIES } from '../session/cookies';
import type { Session } from '../session/session';
import type { Organisation } from './types';

export interface Organisations {
  /** The context organisation. */
  readonly $current: ReadableAtom<Organisation | null>;
  /** Its id, known from the cookie before the user is. */
  contextId(): string;
  /** Forgets a context that the service refuses; false where there was none to forget. */
  forget(): boolean;
  /** The organisation that a login on another host was in. */
  adopt(id: string): void;
  /**
   * Switches as one transaction: a listener of `oms-org-changing` may stop it (false); on failure the old
   * organisation stands and the promise rejects with a ShellError.
   */
  switchTo(target: Organisation): Promise<boolean>;
}

export interface OrganisationsDeps {
  config: ShellConfig;
  platform: Platform;
  events: Events;
  session: Session;
  /** Ends what is under way for the old organisation. */
  abort: () => void;
  /** Takes up again what `abort` ended, after a switch that failed. */
  resume: () => void;
  /** Clears stored data and loads everything anew for the new one. */
  renew: () => void;
}

export function createOrganisations(deps: OrganisationsDeps): Organisations {
  const { config, platform, events, session } = deps;
  const domain = config.cookieDomain ?? undefined;
  let contextId = platform.cookies.get(COOKIES.organisation.name) ?? '';
  let switching = false;

  const keep = (id: string) => {
    contextId = id;
    platform.cookies.set(COOKIES.organisation.name, id, { days: COOKIES.organisation.days, domain });
  };

  return {
    $current: computed(session.$state, ({ user }) => user?.organisation ?? null),
    contextId: () => contextId,
    forget() {
      if (contextId === '') return false;
      contextId = '';
      platform.cookies.remove(COOKIES.organisation.name, domain);
      return true;
    },
    adopt(id) {
      if (contextId !== id) keep(id);
    },
    async switchTo(target) {
      const from = session.$state.get().user?.organisation ?? null;
      if (from?.id === target.id) return true;
      if (switching) {
        throw new ShellError({ kind: 'shell', code: 'org-switching', messageKey: 'org.switching' });
      }
      if (!events.emit('oms-org-changing', { from, to: target }, { cancelable: true })) return false;
      switching = true;
      const before = contextId;
      deps.abort();
      contextId = target.id;
      try {
        const user = await session.reload();
        const to = user.organisation ?? target;
        keep(to.id);
        deps.renew();
        events.emit('oms-org-changed', { from, to });
        return true;
      } catch (error) {
        contextId = before;
        deps.resume();
        throw error;
      } finally {
        switching = false;
      }
    },
  };
}
