import { type MapStore, map } from 'nanostores';
import { ShellError, toShellError } from '../../core/errors';
import { OTHER_USER } from '../../core/session/session';
import { defineStore } from '../../core/store/define-store';
import { createResource, type Resource } from '../../core/store/resource';
import type { DomainContext } from '../context';
import { allServicesUp, type Credentials, signIn, ticketAddress } from './api';
import { readDestination, type ServiceTarget } from './destination';

export interface LoginState {
  /** A sign-in is running. */
  busy: boolean;
  /** A sign-in on this page has succeeded. */
  accepted: boolean;
  /** Why the page could not leave for the destination. */
  leaveError: ShellError | null;
}

export interface Login {
  readonly $state: MapStore<LoginState>;
  /** Whether all services are up. */
  readonly health: Resource<boolean>;
  /** The parsed `service` of the page's address. */
  target(): ServiceTarget;
  /** Signs in. @throws ShellError where that is refused */
  submit(credentials: Credentials): Promise<void>;
  /** To be called after the sign-in: leaves for `service`. `openRoute` gets a route of the console. */
  leave(openRoute: (path: string) => void): Promise<void>;
}

/** The browser has refused the sign-on cookie. */
const noSession = () =>
  new ShellError({ kind: 'unauthorised', code: '401', messageKey: 'error.unauthorised' });

const INITIAL: LoginState = { busy: false, accepted: false, leaveError: null };

export const loginStore = defineStore('login', (shell: DomainContext): Login => {
  const $state = map<LoginState>(INITIAL);
  const { platform, config } = shell;
  const target = () => {
    const here = platform.location.href();
    return readDestination(new URL(here).searchParams.get('service'), here, config);
  };
  let leaving = false;

  return {
    $state,
    health: createResource({ load: () => allServicesUp(shell) }),
    target,
    async submit(credentials) {
      if ($state.get().busy) return;
      $state.set({ ...INITIAL, busy: true });
      try {
        await signIn(shell, credentials);
        shell.session.discardLogout();
        $state.setKey('accepted', true);
        const lapse = shell.session.$lapse.get();
        if (lapse) {
          if (!(await lapse.resume())) throw noSession();
          $state.set(INITIAL);
          return;
        }
        // With the new cookie the session and the base data, which failed without it, load again.
        shell.retry();
        await shell.session.start();
        $state.setKey('busy', false);
      } catch (error) {
        // Somebody else has signed in: the document reloads.
        if (toShellError(error).code === OTHER_USER) return;
        $state.set(INITIAL);
        throw toShellError(error);
      }
    },
    async leave(openRoute) {
      if (leaving) return;
      const { destination } = target();
      if (destination.kind === 'console') {
        openRoute(destination.path);
        return;
      }
      leaving = true;
      $state.setKey('leaveError', null);
      try {
        const { kind, url } = destination;
        platform.location.assign(kind === 'direct' ? url : await ticketAddress(shell, url));
      } catch (error) {
        $state.setKey('leaveError', toShellError(error));
      } finally {
        leaving = false;
      }
    },
  };
});
