import { useCallback } from 'react';
import { copyText } from '../core/platform/copy-text';
import { showMessage } from '../core/show-message';
import { useShellOrNull } from './shell-context';

/**
 * Copies a text and says so, in words of the caller's or the default ones. To be called while a press of the user is
 * handled. Resolves to false where the browser refuses, which is said too.
 */
export function useCopy(): (text: string, message?: string) => Promise<boolean> {
  const shell = useShellOrNull();
  return useCallback(
    async (text, message) => {
      const copied = await copyText(window, String(text));
      if (!shell) return copied;
      const { i18n } = shell;
      await i18n.later().catch(() => {});
      const title = () => (copied ? (message ?? i18n.t('copy.done')) : i18n.t('copy.blocked'));
      await showMessage(shell, { tone: copied ? 'success' : 'error', title }, 'copy');
      return copied;
    },
    [shell],
  );
}
