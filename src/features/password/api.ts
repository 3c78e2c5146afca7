import { ShellError } from '../../core/errors';
import { isWire, textOf } from '../../core/session/wire';
import type { Shell } from '../../core/shell';
import type { Profile } from './types';

const PROFILE = '/api/v1/My/getUserProfile';

/** Codes of a refused change. */
export const CURRENT_WRONG = '10011';
export const NEW_WEAK = '10012';
export const NEW_SAME = '10013';

export async function loadProfile({ request }: Shell, signal: AbortSignal): Promise<Profile> {
  const { data } = await request.get<unknown>(PROFILE, {}, { signal });
  if (!isWire(data)) {
    throw new ShellError({
      kind: 'malformed',
      code: 'profile',
      messageKey: 'error.malformed',
      call: `GET ${PROFILE}`,
      body: data,
    });
  }
  return {
    name: textOf(data.name) || textOf(data.email),
    email: textOf(data.email),
    lastLoginIp: textOf(data.lastLoginIp) || null,
    lastLoginAt: textOf(data.lastLoginAt) || null,
    passwordChangedAt: textOf(data.passwordChangedAt) || null,
  };
}

/** Rejects with a ShellError, of the codes above where a field is at fault. */
export async function changePassword(
  shell: Shell,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  await shell.request.post(shell.config.endpoints.changePassword, { currentPassword, newPassword });
}
