import { atom, type ReadableAtom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import { loadOption, saveOption } from '../user-options/api';

/** Whether the user agrees to usage statistics: null until it is known. */
export interface TrackingConsent {
  readonly $agreed: ReadableAtom<boolean | null>;
  /** Whether the browser says for its user that nothing may be sent on: then the choice has no effect here. */
  readonly $objects: ReadableAtom<boolean>;
  /** Why it is not known. */
  readonly $error: ReadableAtom<ShellError | null>;
  /** Reads the choice, which the user may have changed on another host. Never rejects. */
  load(): Promise<void>;
  /**
   * Saves another choice. A withdrawal counts at once, also if the service does not hear of it.
   * @throws {ShellError}
   */
  choose(agreed: boolean): Promise<void>;
  /** Forgets the choice of a user who has left. */
  reset(reason: ResetReason): void;
  /** Whether this user agrees as of now, by what the tabs of this host know. */
  standing(): boolean;
}

const OPTION = 'usage_statistics';

/** The choice is the user's, for every host and browser: none made is a no (docs/behaviour.md#tracking). */
export const trackingConsentStore = defineStore(
  'tracking-consent',
  ({ platform, request, session }): TrackingConsent => {
    const $agreed = atom<boolean | null>(null);
    const $objects = atom(false);
    const $error = atom<ShellError | null>(null);
    const userId = () => session.$state.get().user?.id ?? null;

    const keep = (agreed: boolean) => {
      $agreed.set(agreed);
      // Other tabs read it before each batch.
      platform.local.set(KEYS.trackingConsent, JSON.stringify({ user: userId(), agreed }));
    };
    return {
      $agreed,
      $objects,
      $error,
      async load() {
        const user = userId();
        if (user === null) return;
        $error.set(null);
        try {
          const { objects } = await platform.loadLate();
          $objects.set(objects());
          const value = await loadOption(request, OPTION);
          if (user === userId()) keep(value === '1');
        } catch (thrown) {
          $error.set(toShellError(thrown));
        }
      },
      async choose(agreed) {
        if (!agreed) keep(false);
        await saveOption(request, OPTION, agreed ? '1' : '0');
        keep(agreed);
      },
      standing() {
        try {
          const stored: unknown = JSON.parse(platform.local.get(KEYS.trackingConsent) ?? 'null');
          return isRecord(stored) && stored.user === userId() && stored.agreed === true;
        } catch {
          // Somebody has written something else there.
          return false;
        }
      },
      reset(reason: ResetReason) {
        if (reason === 'user') $agreed.set(null);
      },
    };
  },
);
