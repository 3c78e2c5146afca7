import { type MapStore, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/shell';
import { createResource, type Resource } from '../../core/store/resource';
import { allServicesUp, type Credentials, signIn, ticketAddress } from './api';
import { type Reading, readDestination } from './destination';

export interface LoginState {
  /** A sign-in is under way. */
  busy: boolean;
  /** A sign-in on this page has succeeded. */
  accepted: boolean;
  /** Why it was refused. */
  error: ShellError | null;
  /** Why the signed-in user could not be sent on. */
  leaveError: ShellError | null;
}

export interface Login {
  readonly $state: MapStore<LoginState>;
  /** What the services say of themselves. */
  readonly health: Resource<boolean>;
  /** Where the `service` of the page's address leads. */
  reading(): Reading;
  /** Resolves when the answer is in `$state` or in the session's. Never rejects. */
  submit(credentials: Credentials): Promise<void>;
  /** To be called once signed in: leaves for `service`. A route of the console is handed to `openRoute`. */
  leave(openRoute: (path: string) => void): Promise<void>;
  /** Forgets what was refused, when the person changes what they typed. */
  forgive(): void;
}

const INITIAL: LoginState = { busy: false, accepted: false, error: null, leaveError: null };

export const loginStore = defineStore('login', (shell): Login => {
  const $state = map<LoginState>(INITIAL);
  const { platform, config } = shell;
  const reading = () => {
    const here = platform.navigation.href();
    return readDestination(new URL(here).searchParams.get('service'), here, config);
  };
  let leaving = false;

  return {
    $state,
    health: createResource({ load: () => allServicesUp(shell) }),
    reading,
    async submit(credentials) {
      if ($state.get().busy) return;
      $state.set({ ...INITIAL, busy: true });
      try {
        await signIn(shell, credentials);
        $state.setKey('accepted', true);
        // The cookie is there now: session and base data, which failed without it, are loaded anew.
        shell.retry();
        await shell.session.start();
        $state.setKey('busy', false);
      } catch (error) {
        $state.set({ ...INITIAL, error: toShellError(error) });
      }
    },
    async leave(openRoute) {
      if (leaving) return;
      const { destination } = reading();
      if (destination.kind === 'console') {
        openRoute(destination.path);
        return;
      }
      leaving = true;
      $state.setKey('leaveError', null);
      try {
        const { kind, url } = destination;
        platform.navigation.assign(kind === 'direct' ? url : await ticketAddress(shell, url));
      } catch (error) {
        $state.setKey('leaveError', toShellError(error));
      } finally {
        leaving = false;
      }
    },
    forgive() {
      if ($state.get().error) $state.setKey('error', null);
    },
  };
});
