import type { StoreContext } from '../../core/store/define-store';

/** Rejects with a ShellError, of the codes in codes.ts where a field is at fault. */
export async function changePassword(
  shell: StoreContext,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  await shell.request.post(shell.config.endpoints.changePassword, { currentPassword, newPassword });
}
