import { defineFamily } from '../../core/store/define-family';
import { type Attachment, deleteFile, type UploadTarget, uploadFile } from './api';
import { createUploadMessages } from './messages';
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
}

/** The files of each uploader on their way to the service, and the messages about them. The key is the uploader's. */
export const uploadQueueFamily = defineFamily('upload-queue', (shell): UploaderQueue => {
  const { request, platform } = shell;
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
  return {
    ...queue,
    set(next) {
      settings = next;
    },
  };
});
