import { atom, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/i18n';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { sendFeedback } from './api';
import { createImageUploads, type FeedbackImage } from './images';
import { descriptionProblem, phoneProblem, plainPhone, sortImages } from './rules';

export interface FeedbackForm {
  description: string;
  phone: string;
  images: readonly FeedbackImage[];
  problems: { description: TextKey | null; phone: TextKey | null; images: TextKey | null };
  sending: boolean;
  error: ShellError | null;
}

const EMPTY: FeedbackForm = {
  description: '',
  phone: '',
  images: [],
  problems: { description: null, phone: null, images: null },
  sending: false,
  error: null,
};

/** The form of the feedback dialog. */
export const feedbackStore = defineStore('feedback', (shell) => {
  const { config, request, session } = shell;
  const $form = map<FeedbackForm>(EMPTY);
  const $open = atom(false);
  const images = createImageUploads(request, config.endpoints.upload, {
    get: () => $form.get().images,
    set: (next) => $form.setKey('images', next),
  });

  const setProblems = (change: Partial<FeedbackForm['problems']>) =>
    $form.setKey('problems', { ...$form.get().problems, ...change });

  function reset(): void {
    images.abort();
    // The user need not type a number that the service knows.
    $form.set({ ...EMPTY, phone: plainPhone(session.$state.get().user?.phone ?? '') });
  }

  return {
    $form,
    $open,
    /** Opening or closing resets the form and the files. */
    setOpen(open: boolean): void {
      if (open === $open.get()) return;
      reset();
      $open.set(open);
    },
    describe(description: string): void {
      $form.setKey('description', description);
      if ($form.get().problems.description) setProblems({ description: descriptionProblem(description) });
    },
    setPhone(phone: string): void {
      $form.setKey('phone', phone);
      if ($form.get().problems.phone) setProblems({ phone: phoneProblem(phone) });
    },
    addImages(files: readonly File[]): void {
      const { accepted, problem } = sortImages(files, $form.get().images.length);
      images.add(accepted);
      setProblems({ images: problem });
    },
    removeImage(id: string): void {
      images.remove(id);
      setProblems({ images: null });
    },
    retryImage: images.retry,
    /** True once the report is sent, which closes the dialog. False where a field has a problem, or the service refuses. */
    async send(): Promise<boolean> {
      const form = $form.get();
      if (form.sending) return false;
      const description = descriptionProblem(form.description);
      const phone = phoneProblem(form.phone);
      const pending = pendingProblem(form.images);
      setProblems({ description, phone, images: pending });
      if (description || phone || pending) return false;
      $form.setKey('sending', true);
      $form.setKey('error', null);
      try {
        const id = await sendFeedback(request, config.endpoints.feedback, {
          description: form.description.trim(),
          phone: plainPhone(form.phone),
          images: form.images.flatMap(({ url }) => (url === null ? [] : [url])),
        });
        shell.events.emit('oms-feedback-sent', { id });
        $open.set(false);
        reset();
        return true;
      } catch (error) {
        $form.setKey('error', toShellError(error));
        return false;
      } finally {
        $form.setKey('sending', false);
      }
    },
    reset(reason: ResetReason) {
      // The entered text depends neither on the language nor on the session: a sign-out in another tab must not lose it.
      if (reason !== 'organisation') return;
      $open.set(false);
      reset();
    },
  };
});

/** Why the images keep the form from being sent; null where they do not. */
function pendingProblem(images: readonly FeedbackImage[]): TextKey | null {
  if (images.some(({ status }) => status === 1)) return 'feedback.stillUploading';
  return images.some(({ error }) => error) ? 'feedback.notUploaded' : null;
}
