import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { showMessage } from '../../core/show-message';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';

/** Says that something was saved, and goes back to its list. */
export function useSaved(list: string): (name: string) => void {
  const shell = useShell();
  const navigate = useNavigate();
  const t = useT();
  return useCallback(
    (name) => {
      void showMessage(shell, { tone: 'success', title: () => t('reminders.saved', { name }) }, 'reminders');
      void navigate(list, { replace: true });
    },
    [shell, navigate, t, list],
  );
}
