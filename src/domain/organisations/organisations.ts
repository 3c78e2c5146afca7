import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Commands, OwnCommands } from '../../core/commands';
import type { Events } from '../../core/events/events';
import type { I18n } from '../../core/i18n/i18n';
import type { Platform } from '../../core/platform/platform';
import type { Organisation } from '../../core/session/organisation';
import type { Session } from '../../core/session/session';
import type { TabMessage } from '../../core/tab-messages/tab-messages';
import { loadPart } from '../../page/platform/load-part';
import * as KEYS from '../../page/storage-keys/keys';

export type SwitchMessage = Extract<TabMessage, { type: 'organisation' }>;

export interface Organisations {
  /** The context organisation. */
  readonly $current: ReadableAtom<Organisation | null>;
  /** The organisation that another tab of this user has switched to, while this tab is still in another. */
  readonly $elsewhere: ReadableAtom<Organisation | null>;
  /**
   * The organisation that the service has refused, so that another became the context; null once the user has read the
   * message.
   */
  readonly $lost: ReadableAtom<Organisation | null>;
  /** The service has refused the context organisation, and the user is in another. */
  lose(id: string): void;
  /**
   * Switches to another organisation as one transaction. With unsaved work it asks first. Resolves to false if the user
   * stays, or a listener of `oms-org-changing` prevents it; on a failure the old organisation remains and the promise
   * rejects with a ShellError.
   */
  switchTo(target: Organisation): Promise<boolean>;
  /** A call was refused (403): if the service refuses the organisation, the user's own becomes the context. */
  refused(): Promise<void>;
  /** Another tab has switched the organisation. */
  switchedElsewhere(message: SwitchMessage): void;
  /** Clears `$elsewhere`: the user stays here, or has switched in this tab too. */
  dismissElsewhere(): void;
  /** Clears `$lost`: the user has read the message. */
  dismissLost(): void;
}

export interface OrganisationsDeps {
  platform: Platform;
  events: Events;
  session: Session;
  /** Holds new calls and aborts those of the old organisation; see `RequestCore.hold`. */
  hold: () => (over: boolean) => void;
  /** Clears stored data. */
  clear: () => void;
  /** Loads all data for the new organisation. */
  renew: () => void;
  i18n: Pick<I18n, 't'>;
  commands: Pick<Commands<OwnCommands>, 'run' | 'provides'>;
}

/** State that is shared with the files that load on demand: `switch.ts` and `elsewhere.ts`. */
export interface OrganisationsState extends OrganisationsDeps {
  $elsewhere: WritableAtom<Organisation | null>;
  $lost: WritableAtom<Organisation | null>;
  dismissElsewhere(): void;
  /** A switch is running. */
  busy: boolean;
}

export function createOrganisations(deps: OrganisationsDeps): Organisations {
  const { platform, events, session } = deps;
  const state: OrganisationsState = {
    ...deps,
    $elsewhere: atom(null),
    $lost: atom(null),
    dismissElsewhere: () => state.$elsewhere.set(null),
    busy: false,
  };
  const switching = () => loadPart(() => import('./switch'));
  const elsewhere = (work: (file: typeof import('./elsewhere')) => void) =>
    void loadPart(() => import('./elsewhere'))
      .then(work)
      .catch((error) => events.error('part', String(error), 'organisations'));
  if (platform.session.get(KEYS.lostOrganisation) !== null)
    elsewhere(({ restoreLost }) => restoreLost(state));

  return {
    $current: computed(session.$state, ({ user }) => user?.organisation ?? null),
    $elsewhere: state.$elsewhere,
    $lost: state.$lost,
    lose: (id) => state.$lost.set({ id, name: id, code: '', logoUrl: null, role: null }),
    switchTo: async (target) => (await switching()).switchTo(state, target),
    refused: async () => (await switching()).refused(state),
    switchedElsewhere: (message) => elsewhere((file) => file.switchedElsewhere(state, message)),
    dismissElsewhere: () => state.dismissElsewhere(),
    dismissLost() {
      state.$lost.set(null);
      platform.session.remove(KEYS.lostOrganisation);
    },
  };
}
