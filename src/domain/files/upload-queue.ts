import { atom, type ReadableAtom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import type { Once } from '../../core/request/submission';
import type { Attachment } from './api';

/** 0 pending, 1 uploading, 2 uploaded (docs/behaviour.md#files). */
export type UploadStatus = 0 | 1 | 2;

export interface QueuedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Null for one that was uploaded before. */
  readonly file: File | null;
  readonly status: UploadStatus;
  /** It is pending and will be sent without anybody's doing. */
  readonly queued: boolean;
  /** It was on its way before, whatever came of it. */
  readonly tried: boolean;
  /** At most 99 until the server has answered, then 100. */
  readonly percent: number;
  /** Why it is not uploaded, or not deleted. */
  readonly error: ShellError | null;
  /** The file as the service stores it; null until it is uploaded. */
  readonly attachment: Attachment | null;
  /** It waits for the server to delete it. */
  readonly removing: boolean;
}

export interface UploadQueueOptions {
  upload(
    file: File,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
    once: Once,
  ): Promise<{ attachment: Attachment; message: string }>;
  /** Gives a value that nothing else has. */
  secret(): string;
  /** Deletes an uploaded file; rejects where the service refuses. */
  remove(attachment: Attachment): Promise<void>;
  /** Whether files are sent as soon as they are added; else `start()` sends them. Read at each addition. */
  atOnce(): boolean;
  onFailed?(file: QueuedFile, error: ShellError): void;
  /**
   * No file is on its way any more, and some of this batch were uploaded, or failed; `reply` is what the service said
   * of the last success.
   */
  onSettled?(batch: { uploaded: readonly QueuedFile[]; failed: readonly QueuedFile[]; reply: string }): void;
}

export interface UploadQueue {
  readonly $files: ReadableAtom<readonly QueuedFile[]>;
  add(files: readonly File[]): void;
  /** Puts files that were uploaded before into the list. */
  show(uploaded: readonly Attachment[]): void;
  /** Sends what waits. */
  start(): void;
  /** Stops an upload; the file stays and can be sent again. Twice is as good as once. */
  cancel(id: string): void;
  /** Sends a file again that was cancelled or has failed. */
  retry(id: string): void;
  /** Takes a file from the list; the service deletes one that it has. Never rejects: a refusal is the `error` of the file. */
  remove(id: string): Promise<void>;
  /** Ends every upload. */
  stop(): void;
}

/** How many files are sent at a time. */
const AT_A_TIME = 3;

/** Files on their way to the service: at most three at a time, the others wait in their order. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const $files = atom<readonly QueuedFile[]>([]);
  const running = new Map<string, AbortController>();
  const waiting: string[] = [];
  /** By id of the file: one that is sent again may have arrived before, and its reply was lost. */
  const keys = new Map<string, Once>();
  let uploaded: string[] = [];
  let failed: string[] = [];
  let reply = '';
  let count = 0;

  const find = (id: string) => $files.get().find((file) => file.id === id);
  const change = (id: string, fields: Partial<QueuedFile>) =>
    $files.set($files.get().map((file) => (file.id === id ? { ...file, ...fields } : file)));
  const drop = (list: string[], id: string) => {
    const at = list.indexOf(id);
    if (at >= 0) list.splice(at, 1);
  };

  function send(id: string): void {
    const one = find(id);
    if (!one?.file || one.status === 2 || running.has(id) || waiting.includes(id)) return;
    waiting.push(id);
    change(id, { error: null, percent: 0, queued: true });
    next();
  }

  function next(): void {
    while (running.size < AT_A_TIME) {
      const id = waiting.shift();
      const file = id === undefined ? null : find(id)?.file;
      if (id === undefined) break;
      if (file) void upload(id, file);
    }
    if (running.size === 0 && waiting.length === 0) settle();
  }

  async function upload(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    change(id, { status: 1, queued: false, tried: true, percent: 0, error: null });
    try {
      const once = keys.get(id) ?? { idempotencyKey: options.secret() };
      keys.set(id, once);
      const onProgress = (percent: number) => {
        const shown = Math.min(99, percent);
        if (!signal.aborted && find(id)?.percent !== shown) change(id, { percent: shown });
      };
      const done = await options.upload(file, signal, onProgress, once);
      if (signal.aborted) return;
      reply = done.message;
      uploaded.push(id);
      change(id, { status: 2, percent: 100, attachment: done.attachment });
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toShellError(thrown);
      change(id, { status: 0, percent: 0, error });
      const one = find(id);
      if (error.kind === 'aborted' || !one) return;
      failed.push(id);
      options.onFailed?.(one, error);
    } finally {
      if (running.get(id) === controller) running.delete(id);
      next();
    }
  }

  function settle(): void {
    if (uploaded.length === 0 && failed.length === 0) return;
    const of = (ids: readonly string[]) => ids.map(find).filter((file) => file !== undefined);
    const batch = { uploaded: of(uploaded), failed: of(failed), reply };
    uploaded = [];
    failed = [];
    reply = '';
    if (batch.uploaded.length > 0 || batch.failed.length > 0) options.onSettled?.(batch);
  }

  function cancel(id: string): void {
    if (waiting.includes(id)) {
      drop(waiting, id);
      change(id, { queued: false });
    }
    const controller = running.get(id);
    if (!controller) return;
    running.delete(id);
    controller.abort();
    change(id, { status: 0, percent: 0 });
  }

  return {
    $files,
    add(files) {
      const added = files.map(
        (file): QueuedFile => ({
          id: `file-${++count}`,
          name: file.name,
          size: file.size,
          file,
          status: 0,
          queued: false,
          tried: false,
          percent: 0,
          error: null,
          attachment: null,
          removing: false,
        }),
      );
      $files.set([...$files.get(), ...added]);
      if (options.atOnce()) for (const { id } of added) send(id);
    },
    show: (uploaded) => $files.set([...$files.get(), ...uploaded.map(known)]),
    start() {
      for (const { id, status } of $files.get()) if (status === 0) send(id);
    },
    cancel,
    retry: send,
    async remove(id) {
      const one = find(id);
      if (!one || one.removing) return;
      cancel(id);
      if (one.attachment) {
        change(id, { removing: true, error: null });
        try {
          await options.remove(one.attachment);
        } catch (thrown) {
          change(id, { removing: false, error: toShellError(thrown) });
          return;
        }
      }
      drop(uploaded, id);
      drop(failed, id);
      keys.delete(id);
      $files.set($files.get().filter((file) => file.id !== id));
    },
    stop() {
      for (const id of [...waiting, ...running.keys()]) cancel(id);
    },
  };
}

const known = (attachment: Attachment): QueuedFile => ({
  id: `attachment-${attachment.id}`,
  name: attachment.name,
  size: attachment.size ?? 0,
  file: null,
  status: 2,
  queued: false,
  tried: true,
  percent: 100,
  error: null,
  attachment,
  removing: false,
});
