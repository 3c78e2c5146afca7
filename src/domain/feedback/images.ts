import { isShellError, ShellError, toShellError } from '../../core/errors';
import type { PaintImage } from '../../core/platform/paint-image';
import type { RequestCore } from '../../core/request/client';
import { uploadImage } from './api';
import { cleanImage } from './clean-image';
import { fromDataUrl, toDataUrl } from './data-url';
import { type DraftImage, MAX_DATA } from './draft';
import { coversOf, type Mark, type MarkHistory, NO_MARKS, sameCovers } from './marks';

const BASE64 = 4 / 3;

/** 0 pending, 1 uploading, 2 uploaded (docs/behaviour.md#data). */
export type UploadStatus = 0 | 1 | 2;

export interface FeedbackImage {
  id: string;
  name: string;
  status: UploadStatus;
  /** At most 99 until the server has answered. */
  percent: number;
  url: string | null;
  error: ShellError | null;
  /** The original, which stays in the browser; empty for an uploaded image that a reload has lost. */
  file: File;
  /**
   * The whole file as a `data:` address for the draft, with what was covered when the tool closed in its pixels; null
   * where it is not read yet, or too big to be kept.
   */
  whole: string | null;
  /** Idempotency key of its upload; null where it was not tried yet, or is drawn on since. */
  key: string | null;
  /** The boxes that the person has drawn on it; they are painted into its pixels when it is sent. */
  history: MarkHistory;
}

/** The images of the form. */
interface ImageList {
  get(): readonly FeedbackImage[];
  set(images: readonly FeedbackImage[]): void;
}

/** The images of the form. Nothing leaves the browser before `upload`, which sends a cleaned copy. */
export function createImages(
  request: RequestCore,
  { paintImage: paint, secret }: { paintImage: PaintImage; secret(): string },
  path: string,
  list: ImageList,
) {
  const uploads = new Map<string, AbortController>();
  /** The covers that are in the pixels of `whole`, by id of the image. */
  const settled = new Map<string, readonly Mark[]>();
  let count = 0;

  function change(id: string, fields: Partial<FeedbackImage>): void {
    list.set(list.get().map((image) => (image.id === id ? { ...image, ...fields } : image)));
  }

  const make = (name: string, file: File, fields: Partial<FeedbackImage> = {}): FeedbackImage => ({
    id: `image-${++count}`,
    name,
    status: 0,
    percent: 0,
    url: null,
    error: null,
    file,
    whole: null,
    key: null,
    history: NO_MARKS,
    ...fields,
  });

  /** Reads the file for the draft, so that it outlives a reload. What is covered is not kept. */
  async function readWhole({ id, file, history: { marks } }: FeedbackImage): Promise<void> {
    // In base64, four characters stand for three bytes.
    if (file.size * BASE64 > MAX_DATA) return;
    const covers = coversOf(marks);
    // In its full size: the boxes have its pixels. A file that cannot be read cannot be uploaded either, which says why.
    const whole = await Promise.resolve(
      covers.length > 0 ? paint(file, { boxes: covers, most: Number.POSITIVE_INFINITY }) : file,
    )
      .then((kept) => (kept.size * BASE64 > MAX_DATA ? null : toDataUrl(kept)))
      .catch(() => null);
    // With other covers by now it must not be kept: another reading keeps those.
    const now = list.get().find((one) => one.id === id);
    if (now && sameCovers(coversOf(now.history.marks), covers)) change(id, { whole });
  }

  /** Uploads one image unless it is uploaded already. The image itself says how it went. */
  async function upload(image: FeedbackImage): Promise<void> {
    if (image.url !== null || uploads.has(image.id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    uploads.set(image.id, controller);
    const key = image.key ?? secret();
    change(image.id, { status: 1, percent: 0, error: null, key });
    try {
      const clean = await cleanImage(paint, image.file, image.name, image.history.marks).catch(unreadable);
      // Stopped while it was drawn.
      if (signal.aborted) return;
      const onProgress = (percent: number) => change(image.id, { percent });
      const url = await uploadImage(request, path, clean, signal, onProgress, { idempotencyKey: key });
      if (!signal.aborted) change(image.id, { status: 2, percent: 100, url });
    } catch (error) {
      if (!signal.aborted) change(image.id, { status: 0, error: toShellError(error) });
    } finally {
      if (uploads.get(image.id) === controller) uploads.delete(image.id);
    }
  }

  return {
    add(files: readonly File[]): void {
      const images = files.map((file) => make(file.name, file));
      list.set([...list.get(), ...images]);
      for (const image of images) void readWhole(image);
    },
    /** Puts the images of a draft back. Returns the names of those that are lost. */
    restore(drafts: readonly DraftImage[]): string[] {
      const lost: string[] = [];
      for (const { name, url, data, marks, key } of drafts) {
        const file = data === null ? null : fromDataUrl(data, name);
        if (!file && url === null) {
          lost.push(name);
          continue;
        }
        const state = url === null ? {} : ({ status: 2, percent: 100, url } as const);
        const history = { ...NO_MARKS, marks };
        const image = make(name, file ?? new File([], name), { ...state, whole: file && data, key, history });
        list.set([...list.get(), image]);
      }
      return lost;
    },
    /** Changes what is drawn on an image: one that is uploaded has to be uploaded again. */
    draw(id: string, history: MarkHistory): void {
      const image = list.get().find((one) => one.id === id);
      if (!image || image.status === 1) return;
      const same = image.history.marks === history.marks;
      change(id, {
        history,
        ...(same ? null : { status: 0, percent: 0, url: null, error: null, key: null }),
      });
    },
    /**
     * The tool is closed: the draft keeps the image with its covers in the pixels from now on. Here the original stays,
     * so that they can still be taken away.
     */
    settle(id: string): void {
      const image = list.get().find((one) => one.id === id);
      if (!image || image.file.size === 0 || sameCovers(coversOf(image.history.marks), settled.get(id) ?? []))
        return;
      settled.set(id, coversOf(image.history.marks));
      void readWhole(image);
    },
    remove(id: string): void {
      uploads.get(id)?.abort();
      list.set(list.get().filter((image) => image.id !== id));
    },
    /** Uploads what is not uploaded, one after another: each needs the memory of its whole picture. False where one failed. */
    async uploadAll(stopped: () => boolean): Promise<boolean> {
      for (const { id } of list.get()) {
        const image = list.get().find((one) => one.id === id);
        if (stopped()) return false;
        if (image) await upload(image);
      }
      return !stopped() && list.get().every(({ url }) => url !== null);
    },
    /** Stops every upload; what is not uploaded waits again. */
    abort(): void {
      for (const controller of uploads.values()) controller.abort();
      uploads.clear();
      if (list.get().some(({ status }) => status === 1)) {
        list.set(
          list.get().map((image) => (image.status === 1 ? { ...image, status: 0, percent: 0 } : image)),
        );
      }
    },
  };
}

/** No browser part tells why it cannot read an image. */
function unreadable(cause: unknown): never {
  if (isShellError(cause)) throw cause;
  throw new ShellError({
    kind: 'shell',
    code: 'image-unreadable',
    messageKey: 'feedback.imageUnreadable',
    cause,
  });
}
