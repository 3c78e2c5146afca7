import { type MapStore, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/store/define-store';
import { refreshAfterWrite } from '../../core/store/fresh';
import type { Resource } from '../../core/store/resource';
import { type Profile, profileStore } from '../account/profile';
import type { DomainContext } from '../context';
import { changePassword } from './api';

export interface PasswordState {
  busy: boolean;
  error: ShellError | null;
  /** The last submit succeeded. */
  done: boolean;
}

export interface Password {
  readonly $state: MapStore<PasswordState>;
  readonly profile: Resource<Profile>;
  /** Resolves to whether the password was changed. Never rejects: the error is in `$state`. */
  change(current: string, next: string): Promise<boolean>;
  /** Clears the last result, when the user edits the form or returns. */
  clearResult(): void;
}

const INITIAL: PasswordState = { busy: false, error: null, done: false };

export const passwordStore = defineStore('password', (shell: DomainContext): Password => {
  const $state = map<PasswordState>(INITIAL);
  const { profile } = shell.use(profileStore);
  return {
    $state,
    profile,
    async change(current, next) {
      if ($state.get().busy) return false;
      $state.set({ ...INITIAL, busy: true });
      try {
        await changePassword(shell, current, next);
      } catch (error) {
        $state.set({ ...INITIAL, error: toShellError(error) });
        return false;
      }
      $state.set({ ...INITIAL, done: true });
      void refreshAfterWrite(profile);
      // An expired password has kept the session from starting.
      if (shell.session.$state.get().status !== 'signed-in') shell.retry();
      return true;
    },
    clearResult() {
      const { error, done } = $state.get();
      if (error || done) $state.set(INITIAL);
    },
  };
});
