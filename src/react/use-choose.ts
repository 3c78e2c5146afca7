import { toShellError } from '../core/errors';
import { errorText } from '../core/i18n/error-text';
import { showMessage } from '../core/show-message';
import { type Choice, lookChoiceStore } from '../domain/look/choice';
import { useFeature, useShell } from './shell-context';

/** Takes a choice of the user that holds on every host, and says where it could not be kept. */
export function useChoose(): (change: Partial<Choice>) => void {
  const shell = useShell();
  const store = useFeature(lookChoiceStore);
  return (change) =>
    void store.choose(change).catch((thrown) => {
      const error = toShellError(thrown);
      const title = () => shell.i18n.t('look.notKept', { reason: errorText(error, shell.i18n) });
      void showMessage(shell, { tone: 'error', title }, 'look', error);
    });
}
