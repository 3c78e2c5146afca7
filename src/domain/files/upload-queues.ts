import { atom, type ReadableAtom } from 'nanostores';
import { defineFamily } from '../../core/store/define-family';
import { type Attachment, deleteFile, type UploadTarget, uploadFile } from './api';
import { createUploadMessages } from './messages';
import { createUnsentNames } from './unsent';
import { createUploadQueue, type QueuedFile, type UploadQueue } from './upload-queue';

/** Time in ms from the message of success to the update (docs/behaviour.md#files). */
const UPDATE_DELAY = 2000;

/** A file that could not be uploaded. */
export interface UploadFailure {
  name: string;
  code: string;
  message: string;
}

/** What an uploader wants of its queue; the latest counts, also for files that wait already. */
export interface UploadSettings {
  readonly target: UploadTarget;
  /** Files are sent as soon as they are added; else `start()` sends them. */
  readonly atOnce: boolean;
  onFailed(failure: UploadFailure): void;
  /** 2 s after the message of success: time to load again what shows the files. */
  onUpdated(files: readonly QueuedFile[]): void;
}

export interface UploaderQueue extends UploadQueue {
  /** To be called before the first file is added. */
  set(settings: UploadSettings): void;
  /** Names of files that an earlier document of this tab could not bring to their place; none once files are added. */
  readonly $lost: ReadableAtom<readonly string[]>;
  /** Keeps from now on the names of what has not arrived at this place, and tells of those of the document before. */
  keepAt(place: string): void;
}

/** The files of each uploader on their way to the service, and the messages about them. The key is the uploader's. */
export const uploadQueueFamily = defineFamily('upload-queue', (shell, _, scope): UploaderQueue => {
  const { request, platform, session } = shell;
  const unsent = createUnsentNames(platform.session, () => session.userId());
  const $lost = atom<readonly string[]>([]);
  let kept: string | null = null;
  const messages = createUploadMessages(shell);
  let settings: UploadSettings | null = null;
  const queue = createUploadQueue({
    secret: platform.secret,
    upload: (file, ...rest) => uploadFile(request, settings!.target, file, ...rest),
    remove: async ({ id }: Attachment) => {
      // A file that a page gave without an id is only taken from the list.
      if (id !== '') await deleteFile(request, id);
    },
    atOnce: () => settings!.atOnce,
    onFailed: ({ name }, error) => settings!.onFailed({ name, code: error.code, message: String(error) }),
    onSettled({ uploaded, failed, reply }) {
      const [first] = failed;
      if (first?.error) messages.failed(first.name, first.error, failed.length - 1);
      if (uploaded.length === 0) return;
      messages.succeeded(reply);
      platform.clock.after(UPDATE_DELAY, () => settings!.onUpdated(queue.$files.get()));
    },
  });
  scope.listen(queue.$files, (files) => {
    const missing = files.filter(({ file, status }) => file && status !== 2);
    if (kept !== null) unsent.keep(kept, [...$lost.get(), ...missing.map(({ name }) => name)]);
  });
  return {
    ...queue,
    $lost,
    keepAt(place) {
      kept = place;
      $lost.set(unsent.of(place));
    },
    add(files) {
      if (files.length > 0) $lost.set([]);
      queue.add(files);
    },
    set(next) {
      settings = next;
    },
  };
});
