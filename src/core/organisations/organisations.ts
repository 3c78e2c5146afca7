import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ShellConfig } from '../config/types';
import { ShellError, toShellError } from '../errors';
import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import { COOKIES } from '../session/cookies';
import type { Session } from '../session/session';
import { createElsewhere, type Elsewhere, switchMessage } from './elsewhere';
import type { Organisation } from './types';

export interface Organisations extends Elsewhere {
  /** The context organisation. */
  readonly $current: ReadableAtom<Organisation | null>;
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

export function createOrganisations(deps: OrganisationsDeps): Organisations {
  const { config, platform, events, session } = deps;
  const domain = config.cookieDomain ?? undefined;
  let contextId = platform.cookies.get(COOKIES.organisation.name) ?? '';
  let busy = false;
  const $lost = atom<Organisation | null>(null);
  const elsewhere = createElsewhere(session.$state);

  const keep = (id: string) => {
    contextId = id;
    platform.cookies.set(COOKIES.organisation.name, id, { days: COOKIES.organisation.days, domain });
  };
  const signedIn = () => {
    const { status, user } = session.$state.get();
    return status === 'signed-in' ? user : null;
  };
  const fault = (code: string, messageKey: string) => {
    const error = new ShellError({ kind: 'shell', code, messageKey });
    deps.localise(error);
    return error;
  };

  /** Nothing here changes before the service has answered for the new organisation. */
  async function move(target: Organisation, from: Organisation | null): Promise<void> {
    const release = deps.hold();
    let over = false;
    try {
      const user = await session.load(target.id);
      const to = user.organisation;
      if (!signedIn()) throw fault('org-signed-out', 'error.unauthorised');
      if (to?.id !== target.id) throw fault('org-not-switched', 'org.notSwitched');
      over = true;
      release(true);
      keep(to.id);
      deps.clear();
      elsewhere.stay();
      session.accept(user);
      deps.renew();
      platform.tabs.post(switchMessage(user.id, to));
      events.emit('oms-org-changed', { from, to });
    } finally {
      if (!over) release(false);
    }
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (busy) throw fault('org-switching', 'org.switching');
    busy = true;
    try {
      return await work();
    } finally {
      busy = false;
    }
  }

  return {
    ...elsewhere,
    $current: computed(session.$state, ({ user }) => user?.organisation ?? null),
    $lost,
    contextId: () => contextId,
    forget() {
      if (contextId === '') return null;
      const id = contextId;
      contextId = '';
      platform.cookies.remove(COOKIES.organisation.name, domain);
      return () => $lost.set({ id, name: id, code: '', logoUrl: null, role: null });
    },
    adopt(id) {
      if (contextId !== id) keep(id);
    },
    async switchTo(target) {
      if (session.$state.get().status === 'starting') await session.start();
      const user = signedIn();
      if (!user) throw fault('org-signed-out', 'error.unauthorised');
      const from = user.organisation;
      if (from?.id === target.id) return true;
      return alone(async () => {
        if (!events.emit('oms-org-changing', { from, to: target }, { cancelable: true })) return false;
        await move(target, from);
        $lost.set(null);
        return true;
      });
    },
    async refused() {
      const user = signedIn();
      const from = user?.organisation;
      if (!from || busy) return;
      await alone(async () => {
        try {
          await session.load(from.id);
        } catch (thrown) {
          if (toShellError(thrown).kind !== 'forbidden' || signedIn()?.organisation?.id !== from.id) return;
          // Where it is the user's own there is nothing to fall back to: it is said, and what is known stays.
          if (user.orgId !== '' && user.orgId !== from.id) {
            await move({ ...from, id: user.orgId, name: user.orgId, code: '' }, from).catch(
              (error: unknown) => {
                const { code, message } = toShellError(error);
                events.error(code, message, 'organisations');
              },
            );
          }
          $lost.set(from);
        }
      });
    },
    noted: () => $lost.set(null),
  };
}
