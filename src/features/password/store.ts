import { type MapStore, map } from 'nanostores';
import { type Profile, profileStore } from '../../core/account/profile';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/shell';
import { refreshAfterWrite } from '../../core/store/fresh';
import type { Resource } from '../../core/store/resource';
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
  /** True when the password was changed; why not is in `$state`. Never rejects. */
  change(current: string, next: string): Promise<boolean>;
  /** Forgets the last answer, when the person types on or comes back. */
  forgive(): void;
}

const INITIAL: PasswordState = { busy: false, error: null, done: false };

export const passwordStore = defineStore('password', (shell): Password => {
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
      // Until now an expired password kept the user and the menu away.
      if (shell.session.$state.get().status !== 'signed-in') shell.retry();
      return true;
    },
    forgive() {
      const { error, done } = $state.get();
      if (error || done) $state.set(INITIAL);
    },
  };
});
