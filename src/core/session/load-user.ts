import { toShellError } from '../errors';
import type { RequestClient } from '../request/types';
import type { ContextId } from './context-id';
import { toUser } from './read-user';
import type { User } from './types';

export interface UserLoader {
  /** The user in an organisation, by default the context. Rejects with a ShellError. */
  load(contextId?: string): Promise<User>;
  /** The user in the context organisation, or in the user's own where the service refuses that of the last visit. */
  loadAnywhere(): Promise<User>;
}

/** @param onContextLost called with the id of the refused organisation, once the user is loaded in another */
export function createUserLoader(
  request: Pick<RequestClient, 'get'>,
  path: string,
  context: Pick<ContextId, 'forget'>,
  onContextLost: (contextId: string) => void,
): UserLoader {
  const load = async (contextId?: string) => (await request.get(path, {}, { contextId, read: toUser })).data;

  return {
    load,
    async loadAnywhere() {
      try {
        return await load();
      } catch (error) {
        // An organisation may have been closed, or left, since the last visit, or the cookie may hold no id of one.
        const { kind } = toShellError(error);
        const lost = kind === 'forbidden' || kind === 'reply' ? context.forget() : null;
        if (lost === null) throw error;
        const user = await load();
        onContextLost(lost);
        return user;
      }
    },
  };
}
