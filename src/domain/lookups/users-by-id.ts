import { map } from 'nanostores';
import { toShellError } from '../../core/errors';
import { defineStore, type StoreContext } from '../../core/store/define-store';
import { fetchUsers, MAX_VALUES } from './api';
import type { UserOption } from './types';

/** Users by their ids, for records that hold ids alone. All ids that components want at one moment are one call. */
export const usersByIdStore = defineStore('users-by-id', ({ request, events, platform }: StoreContext) => {
  const $users = map<Readonly<Record<string, UserOption>>>({});
  /** Asked for already; a failed one may be asked for again. */
  const asked = new Set<string>();
  let waiting: string[] = [];

  async function fetchWaiting(): Promise<void> {
    const ids = waiting.slice(0, MAX_VALUES);
    waiting = waiting.slice(ids.length);
    if (waiting.length > 0) void fetchWaiting();
    try {
      for (const user of await fetchUsers(request, ids)) $users.setKey(user.id, user);
    } catch (thrown) {
      // The ids stand in the place of the names.
      events.error('reference', `users: ${toShellError(thrown).message}`, 'users-by-id');
      for (const id of ids) asked.delete(id);
    }
  }

  return {
    $users,
    want(ids: readonly string[]): void {
      const fresh = ids.filter((id) => id !== '' && !asked.has(id));
      if (fresh.length === 0) return;
      if (waiting.length === 0) platform.clock.after(0, () => void fetchWaiting());
      for (const id of fresh) asked.add(id);
      waiting.push(...fresh);
    },
    reset(): void {
      asked.clear();
      waiting = [];
      $users.set({});
    },
  };
});
