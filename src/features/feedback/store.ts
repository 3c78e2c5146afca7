import { atom, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/i18n';
import { defineStore } from '../../core/shell';
import { sendFeedback, uploadImage } from './api';
import { descriptionProblem, phoneProblem, plainPhone, sortImages } from './rules';

/** Status as in spec 4: 0 pending, 1 uploading, 2 uploaded. */
export type UploadStatus = 0 | 1 | 2;

export interface FeedbackImage {
  id: string;
  name: string;
  status: UploadStatus;
  /** At most 99 until the server has answered. */
  percent: number;
  url: string | null;
  error: ShellError | null;
  file: File;
}

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

export const feedbackStore = defineStore('feedback', (shell) => {
  const { config, request, session } = shell;
  const $form = map<FeedbackForm>(EMPTY);
  const $open = atom(false);
  const uploads = new Map<string, AbortController>();
  let count = 0;

  const problem = (part: Partial<FeedbackForm['problems']>) =>
    $form.setKey('problems', { ...$form.get().problems, ...part });

  function change(id: string, part: Partial<FeedbackImage>): void {
    const images = $form.get().images.map((image) => (image.id === id ? { ...image, ...part } : image));
    $form.setKey('images', images);
  }

  async function upload(image: FeedbackImage): Promise<void> {
    const controller = new AbortController();
    uploads.set(image.id, controller);
    change(image.id, { status: 1, percent: 0, error: null });
    try {
      const url = await uploadImage(
        request,
        config.endpoints.upload,
        image.file,
        controller.signal,
        (percent) => change(image.id, { percent }),
      );
      change(image.id, { status: 2, percent: 100, url });
    } catch (error) {
      if (!controller.signal.aborted) change(image.id, { status: 0, error: toShellError(error) });
    } finally {
      uploads.delete(image.id);
    }
  }

  function reset(): void {
    for (const controller of uploads.values()) controller.abort();
    uploads.clear();
    // The number that the service already knows need not be typed again.
    $form.set({ ...EMPTY, phone: plainPhone(session.$state.get().user?.phone ?? '') });
  }

  return {
    $form,
    $open,
    /** Opening or closing resets the form and the files (spec 4). */
    setOpen(open: boolean): void {
      if (open === $open.get()) return;
      reset();
      $open.set(open);
    },
    describe(description: string): void {
      $form.setKey('description', description);
      if ($form.get().problems.description) problem({ description: descriptionProblem(description) });
    },
    setPhone(phone: string): void {
      $form.setKey('phone', phone);
      if ($form.get().problems.phone) problem({ phone: phoneProblem(phone) });
    },
    addImages(files: readonly File[]): void {
      const { accepted, problem: wrong } = sortImages(files, $form.get().images.length);
      const images = accepted.map(
        (file): FeedbackImage => ({
          id: `image-${++count}`,
          name: file.name,
          status: 0,
          percent: 0,
          url: null,
          error: null,
          file,
        }),
      );
      $form.setKey('images', [...$form.get().images, ...images]);
      problem({ images: wrong });
      for (const image of images) void upload(image);
    },
    removeImage(id: string): void {
      uploads.get(id)?.abort();
      $form.setKey(
        'images',
        $form.get().images.filter((image) => image.id !== id),
      );
      problem({ images: null });
    },
    retryImage(id: string): void {
      const image = $form.get().images.find((one) => one.id === id);
      if (image?.error) void upload(image);
    },
    /** True once it is sent; the dialog is closed then. False where something has to be mended first. */
    async send(): Promise<boolean> {
      const form = $form.get();
      if (form.sending) return false;
      const description = descriptionProblem(form.description);
      const phone = phoneProblem(form.phone);
      const images: TextKey | null = form.images.some(({ status }) => status === 1)
        ? 'feedback.stillUploading'
        : form.images.some(({ error }) => error)
          ? 'feedback.notUploaded'
          : null;
      problem({ description, phone, images });
      if (description || phone || images) return false;
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
    reset() {
      $open.set(false);
      reset();
    },
  };
});
