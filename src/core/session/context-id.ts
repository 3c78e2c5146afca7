import * as COOKIES from '../../page/storage-keys/cookies';
import type { ShellConfig } from '../config/types';
import type { Platform } from '../platform/platform';

/** Id of the context organisation, which every call names; the cookie holds it before the user is known. */
export interface ContextId {
  /** Empty where there is none. */
  get(): string;
  set(id: string): void;
  /** Removes it, in the cookie too. Returns the removed id, or null where there was none. */
  forget(): string | null;
}

export function createContextId(
  { cookieDomain }: Pick<ShellConfig, 'cookieDomain'>,
  { cookies }: Pick<Platform, 'cookies'>,
): ContextId {
  const { name, days } = COOKIES.organisation;
  const domain = cookieDomain ?? undefined;
  let contextId = COOKIES.contextIdIn(cookies.get(name));
  return {
    get: () => contextId,
    set(id) {
      // A sign-out in another tab has removed the cookie of a page that stayed.
      if (id === contextId && cookies.get(name) !== null) return;
      contextId = id;
      cookies.set(name, id, { days, domain });
    },
    forget() {
      if (contextId === '') return null;
      const id = contextId;
      contextId = '';
      cookies.remove(name, domain);
      return id;
    },
  };
}
