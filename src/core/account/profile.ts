import { ShellError } from '../errors';
import { USER_ROLES, type UserRole } from '../session/types';
import { isWire, textOf, toOrganisation } from '../session/wire';
import { defineStore, type Shell } from '../shell';
import { startOver } from '../store/fresh';
import { createResource, type Resource } from '../store/resource';

const PATH = '/api/v1/My/getUserProfile';

/** The own account, for its pages (spec 2.3). Times are ISO 8601, UTC; null where there is none yet. */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  role: UserRole | null;
  /** The organisation that the account belongs to. */
  organisation: { name: string; code: string } | null;
  lastLoginIp: string | null;
  lastLoginAt: string | null;
  passwordChangedAt: string | null;
}

async function loadProfile({ request }: Shell, signal: AbortSignal): Promise<Profile> {
  const { data } = await request.get<unknown>(PATH, {}, { signal });
  if (!isWire(data)) {
    throw new ShellError({
      kind: 'malformed',
      code: 'profile',
      messageKey: 'error.malformed',
      call: `GET ${PATH}`,
      body: data,
    });
  }
  const organisation = toOrganisation(data.organization);
  return {
    name: textOf(data.name) || textOf(data.email),
    email: textOf(data.email),
    phone: textOf(data.phone),
    role: USER_ROLES.find((role) => role === data.roleLabel) ?? null,
    organisation: organisation && { name: organisation.name, code: organisation.code },
    lastLoginIp: textOf(data.lastLoginIp) || null,
    lastLoginAt: textOf(data.lastLoginAt) || null,
    passwordChangedAt: textOf(data.passwordChangedAt) || null,
  };
}

export interface ProfileStore {
  readonly profile: Resource<Profile>;
  reset(): void;
}

/** One profile for all pages that show it. */
export const profileStore = defineStore('profile', (shell): ProfileStore => {
  const profile = createResource<Profile>({ load: (signal) => loadProfile(shell, signal) });
  const reset = () => startOver(profile);
  // Names of people and organisations differ by language.
  shell.i18n.$lang.listen(reset);
  return { profile, reset };
});
