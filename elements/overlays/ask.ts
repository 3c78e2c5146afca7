import type { WritableAtom } from 'nanostores';
import type { ConfirmOptions } from '../../src/core/commands';
import { toShellError } from '../../src/core/errors';
import { replyMessage } from '../../src/core/request/reply-message';
import type { Question, Toast } from './store';

/**
 * Asks a question, and resolves with the answer. With a request a yes sends it: the question stays until that has
 * succeeded, and a failure stands in it.
 * @param tell shows a message
 */
export function ask(
  $question: WritableAtom<Question | null>,
  question: ConfirmOptions,
  tell: (toast: Toast) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    let sending = false;
    const stands = () => $question.get()?.answer === answer;
    const close = (yes: boolean) => {
      if (stands()) $question.set(null);
      resolve(yes);
    };
    const { request } = question;

    async function send(): Promise<void> {
      if (!request || sending) return;
      sending = true;
      $question.set({ ...question, answer, busy: true });
      try {
        const title = replyMessage(await request());
        if (title !== null) tell({ tone: 'success', title });
        close(true);
      } catch (thrown) {
        sending = false;
        // Another question has taken its place meanwhile: nobody would see the reason.
        if (stands()) $question.set({ ...question, answer, error: toShellError(thrown) });
        else close(false);
      }
    }

    function answer(yes: boolean): void {
      if (yes && request) void send();
      // A request that is sent cannot be called back: the promise waits for its outcome.
      else if (sending) $question.set(null);
      else close(yes);
    }
    $question.set({ ...question, answer });
  });
}
