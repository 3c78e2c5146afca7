import { type Atom, atom } from 'nanostores';
import { defineStore } from '../../core/store/define-store';
import { refreshAfterWrite } from '../../core/store/fresh';
import type { Resource } from '../../core/store/resource';
import { type Profile, profileStore } from '../account/profile';
import type { DomainContext } from '../context';
import { changePassword } from './api';

export interface Password {
  /** The password was changed. */
  readonly $done: Atom<boolean>;
  readonly profile: Resource<Profile>;
  /** @throws ShellError where the service refuses it */
  change(current: string, next: string): Promise<void>;
  /** Forgets an earlier change, when the user returns. */
  forget(): void;
}

export const passwordStore = defineStore('password', (shell: DomainContext): Password => {
  const $done = atom(false);
  const { profile } = shell.use(profileStore);
  return {
    $done,
    profile,
    async change(current, next) {
      await changePassword(shell, current, next);
      $done.set(true);
      void refreshAfterWrite(profile);
      // An expired password has kept the session from starting.
      if (shell.session.$state.get().status !== 'signed-in') shell.retry();
    },
    forget: () => $done.set(false),
  };
});
