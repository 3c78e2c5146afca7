import { useCallback } from 'react';
import { copyText } from '../core/platform/copy-text';
import { useShell } from './shell-context';

/**
 * Copies a text and says so, in words of the caller's or the default ones. To be called while a press of the user is handled. Resolves to
 * false where the browser refuses, which is said too.
 */
export function useCopy(): (text: string, message?: string) => Promise<boolean> {
  const { commands, events, i18n } = useShell();
  return useCallback(
    async (text, message) => {
      const copied = await copyText(window, String(text));
      await i18n.later().catch(() => {});
      const title = () => (copied ? (message ?? i18n.t('copy.done')) : i18n.t('copy.blocked'));
      await commands
        .run('showMessage', { tone: copied ? 'success' : 'error', title })
        .catch((error: unknown) => events.error('shell', `a message cannot be shown: ${error}`, 'copy'));
      return copied;
    },
    [commands, events, i18n],
  );
}
