import { toOrganisation } from '../../core/session/read-user';
import { USER_ROLES, type UserRole } from '../../core/session/types';
import { defineStore, type ResetReason, type StoreContext } from '../../core/store/define-store';
import { startOver } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { readTime } from '../../core/time/read-time';
import { isRecord, textOf } from '../../page/json/json';

const PATH = '/api/v1/My/getUserProfile';

/** The account of the signed-in user. Times are ISO 8601, UTC; null where there is none yet. */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  /** A code to the phone was right; true where the service does not say. */
  phoneProved: boolean;
  role: UserRole | null;
  /** The organisation that the account belongs to. */
  organisation: { name: string; code: string } | null;
  lastLoginIp: string | null;
  lastLoginAt: string | null;
  passwordChangedAt: string | null;
}

export async function loadProfile({ request }: StoreContext, signal: AbortSignal): Promise<Profile> {
  return (await request.get(PATH, {}, { signal, read: toProfile })).data;
}

function toProfile(data: unknown, zone: string): Profile | null {
  if (!isRecord(data)) return null;
  const organisation = toOrganisation(data.organization);
  return {
    name: textOf(data.name) || textOf(data.email),
    email: textOf(data.email),
    phone: textOf(data.phone),
    phoneProved: data.phoneProved !== false,
    role: USER_ROLES.find((role) => role === data.roleLabel) ?? null,
    organisation: organisation && { name: organisation.name, code: organisation.code },
    lastLoginIp: textOf(data.lastLoginIp) || null,
    lastLoginAt: readTime(data.lastLoginAt, zone) || null,
    passwordChangedAt: readTime(data.passwordChangedAt, zone) || null,
  };
}

/** The profile, for all pages that show it. Names of people and organisations differ by language. */
export const profileStore = defineStore('profile', (shell) => {
  const profile = createResource<Profile>({ load: (signal) => loadProfile(shell, signal) });
  return { profile, reset: (reason: ResetReason) => startOver(profile, reason) };
});
