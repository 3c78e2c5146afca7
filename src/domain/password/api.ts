import type { StoreContext } from '../../core/store/define-store';

/** Codes of a refused change. */
export const CURRENT_WRONG = '10011';
export const NEW_WEAK = '10012';
export const NEW_SAME = '10013';

/** Rejects with a ShellError, of the codes above where a field is at fault. */
export async function changePassword(
  shell: StoreContext,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  await shell.request.post(shell.config.endpoints.changePassword, { currentPassword, newPassword });
}
