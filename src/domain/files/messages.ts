import type { Message } from '../../core/commands';
import type { ShellError } from '../../core/errors';
import { errorText } from '../../core/i18n/error-text';
import { shownName } from '../../core/request/file-name';
import { showMessage } from '../../core/show-message';
import type { StoreContext } from '../../core/store/define-store';

/** Time in ms that the message of a failed upload stays (docs/behaviour.md#files). */
const FAILURE_LIFE = 30_000;

/** Shows the messages of uploads, for every uploader and for the script API. */
export function createUploadMessages({
  commands,
  events,
  i18n,
}: Pick<StoreContext, 'commands' | 'events' | 'i18n'>) {
  const tell = (message: Message) => showMessage({ commands, events }, message, 'upload');

  return {
    /** @param words the server's; without any, ours */
    succeeded(words: unknown): void {
      const said = typeof words === 'string' ? words.trim() : '';
      void tell({ tone: 'success', title: () => said || i18n.t('upload.done') });
    },
    /** @param others how many files failed beside it */
    failed(name: string, error: ShellError, others = 0): void {
      const file = shownName(name) || i18n.t('upload.file');
      void tell({
        tone: 'error',
        title: () =>
          others > 0
            ? i18n.t('upload.failedFiles', { count: others + 1 })
            : i18n.t('upload.failedFile', { name: file }),
        text: () => (others > 0 ? `${file}: ${errorText(error, i18n)}` : errorText(error, i18n)),
        duration: FAILURE_LIFE,
      });
    },
  };
}
