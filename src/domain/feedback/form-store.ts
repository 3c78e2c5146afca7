import { computed, map } from 'nanostores';
import { ShellError, toShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/i18n';
import { createSubmission } from '../../core/request/submission';
import { defineStore } from '../../core/store/define-store';
import { textOf } from '../../page/json/json';
import { plainPhone } from '../rules/limits';
import { sendFeedback } from './api';
import { createDraft, type DraftText } from './draft';
import { createImages, type FeedbackImage } from './images';
import type { MarkHistory } from './marks';
import { sortImages } from './rules';
import { feedbackStore } from './store';

export interface FeedbackForm {
  description: string;
  phone: string;
  images: readonly FeedbackImage[];
  /** Names of images of the draft that were too big to be kept. */
  lost: readonly string[];
  /** The details of the page that the person has seen and agreed to send; null while the box is not ticked. */
  environment: string | null;
  /** Why files that were chosen last are not among the images. */
  problem: TextKey | null;
  sending: boolean;
  /** Why the report was not sent, until something is written or it is sent again. */
  error: ShellError | null;
}

/** Code of the error where the user has stopped sending. It is not shown: the user knows. */
export const STOPPED = 'feedback-stopped';

const EMPTY: FeedbackForm = {
  description: '',
  phone: '',
  images: [],
  lost: [],
  environment: null,
  problem: null,
  sending: false,
  error: null,
};

/** What of the images the draft keeps is the same in both lists. */
const sameDraft = (images: readonly FeedbackImage[], others: readonly FeedbackImage[]): boolean =>
  images.length === others.length &&
  images.every(({ id, url, whole, key, history }, index) => {
    const other = others[index];
    return (
      other?.id === id &&
      other.url === url &&
      other.whole === whole &&
      other.key === key &&
      other.history.marks === history.marks
    );
  });

/** The form of the feedback dialog, loaded with it. What is written stays until it is sent or discarded, over a reload too. */
export const feedbackFormStore = defineStore('feedback-form', (shell, scope) => {
  const { config, platform, request, session } = shell;
  const $form = map<FeedbackForm>(EMPTY);
  const { $open, $draft } = shell.use(feedbackStore);
  const draft = createDraft(platform.session);
  /** Whose form it is. */
  let owner: string | null = null;
  const submission = createSubmission(platform.secret);
  const images = createImages(request, platform, config.endpoints.upload, {
    get: () => $form.get().images,
    set(next) {
      const same = sameDraft($form.get().images, next);
      $form.setKey('images', next);
      if (!same) keep(true);
    },
  });
  // The user need not type a number that the service knows.
  const ownPhone = () => plainPhone(session.$state.get().user?.phone ?? '');
  const $written = computed(
    [$form, session.$state],
    ({ description, phone, images: added, lost }) =>
      description !== '' || added.length > 0 || lost.length > 0 || plainPhone(phone) !== ownPhone(),
  );

  /** Keeps the draft. After the end of the session nothing is kept: storage is cleared then. */
  function keep(withImages: boolean): void {
    if (owner === null || session.$state.get().user?.id !== owner) return;
    if (!$written.get()) {
      draft.clear();
      return;
    }
    const { description, phone, images: added } = $form.get();
    draft.keepText(owner, { description, phone, key: submission.key() });
    if (!withImages) return;
    draft.keepImages(
      owner,
      added.map(({ name, url, whole, key, history }) => ({
        name,
        url,
        data: whole,
        marks: history.marks,
        key,
      })),
    );
  }

  function startOver(): void {
    images.abort();
    submission.startOver();
    draft.clear();
    $form.set({ ...EMPTY, phone: ownPhone() });
  }

  /** The form is that of one user: another never sees it. */
  function giveTo(user: string): void {
    if (user === owner) {
      keep(true);
      return;
    }
    if (owner !== null) $open.set(false);
    owner = user;
    const text = draft.text(user);
    const kept = draft.images(user);
    images.abort();
    submission.startOver(text?.key);
    $form.set({
      ...EMPTY,
      phone: ownPhone(),
      ...(text && { description: text.description, phone: text.phone }),
    });
    const lost = images.restore(kept);
    if (lost.length > 0) $form.setKey('lost', lost);
    if (!$written.get()) draft.clear();
  }
  const meet = () => {
    const { user } = session.$state.get();
    if (user) giveTo(user.id);
  };
  scope.listen(session.$state, meet);
  meet();
  // An image that is read only now must not write over the draft of the next shell.
  scope.add(() => {
    owner = null;
  });

  scope.add($written.subscribe((written) => $draft.set(written)));
  scope.listen($open, (open) => {
    if (open && !$written.get()) startOver();
    // Agreed to on another page, it would tell of that one.
    if (!open && !$form.get().sending) $form.setKey('environment', null);
  });
  /** How often sending was stopped: what began before a stop goes no further. */
  let stops = 0;

  return {
    $form,
    /** Whether there is something to lose. */
    $written,
    /** Throws away what is written, and closes the dialog. */
    discard(): void {
      startOver();
      $open.set(false);
    },
    /** Keeps what is typed, whatever it is. */
    write({ description, phone }: Readonly<Record<keyof DraftText, unknown>>): void {
      $form.set({ ...$form.get(), description: textOf(description), phone: textOf(phone), error: null });
      keep(false);
    },
    addImages(files: readonly File[]): void {
      // What is added now would be thrown away with the success.
      if ($form.get().sending) return;
      const { accepted, problem } = sortImages(files, $form.get().images.length);
      $form.setKey('lost', []);
      images.add(accepted);
      $form.setKey('problem', problem);
    },
    removeImage(id: string): void {
      images.remove(id);
      $form.setKey('problem', null);
    },
    /** Changes what is drawn on an image, unless it is being sent. */
    drawOn(id: string, history: MarkHistory): void {
      if (!$form.get().sending) images.draw(id, history);
    },
    /** The tool of an image is closed: what is covered leaves the draft. */
    settle: (id: string) => images.settle(id),
    /** Keeps the details of the page that the person agrees to send; null for none. */
    tellEnvironment: (environment: string | null) => $form.setKey('environment', environment),
    /** Stops the uploads of a report that is being sent; the report itself cannot be called back. */
    stop(): void {
      stops += 1;
      images.abort();
    },
    /**
     * Sends what meets the form's rules, with the images; then the dialog closes, and the form is empty. Where it
     * rejects, all is kept.
     * @throws {ShellError} of the service; `feedback.notUploaded` where an image stays behind; code `STOPPED` where it
     * was stopped, or another
     *   report is on its way
     */
    async send({ description, phone }: DraftText): Promise<void> {
      if ($form.get().sending) throw stop();
      $form.set({ ...$form.get(), sending: true, error: null, problem: null });
      const at = stops;
      const sender = owner;
      // Stopped, or another user's form by now.
      const stopped = () => at !== stops || owner !== sender;
      try {
        const uploaded = await images.uploadAll(stopped);
        if (stopped()) throw stop();
        if (!uploaded) throw notUploaded();
        const { images: sent, environment } = $form.get();
        const report = {
          description: description.trim(),
          phone: plainPhone(phone),
          images: sent.flatMap(({ url }) => (url === null ? [] : [url])),
          environment,
        };
        const id = await submission.send((once) => {
          // A reload before the answer must not make two reports of it.
          keep(false);
          return sendFeedback(request, config.endpoints.feedback, report, once);
        });
        shell.events.emit('oms-feedback-sent', { id });
        // The form of another user, who has come meanwhile, is not this report.
        if (owner !== sender) return;
        $open.set(false);
        startOver();
      } catch (thrown) {
        const error = toShellError(thrown);
        if (error.code !== STOPPED && owner === sender) $form.setKey('error', error);
        throw error;
      } finally {
        $form.setKey('sending', false);
      }
    },
  };
});

const stop = () => new ShellError({ kind: 'aborted', code: STOPPED, messageKey: 'error.aborted' });
const notUploaded = () =>
  new ShellError({ kind: 'shell', code: 'image-not-uploaded', messageKey: 'feedback.notUploaded' });
