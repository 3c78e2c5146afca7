import { type ShellError, toShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { uploadImage } from './api';
import { fromDataUrl, toDataUrl } from './data-url';
import { type DraftImage, MAX_DATA } from './draft';

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
  /** Of an uploaded image of a draft, its small picture alone. */
  file: File;
  /** The whole file as a `data:` address, until it is uploaded; null where it is not read yet, or too big to be kept. */
  whole: string | null;
  /** A small picture as a `data:` address, once it is drawn. */
  preview: string | null;
}

/** The images of the form. */
interface ImageList {
  get(): readonly FeedbackImage[];
  set(images: readonly FeedbackImage[]): void;
}

/** Uploads the images of the form, each as soon as it is added. */
export function createImageUploads(request: RequestClient, path: string, list: ImageList) {
  const uploads = new Map<string, AbortController>();
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
    preview: null,
    ...fields,
  });

  /** Reads the file for the draft: an image that is not uploaded yet outlives a reload, too. */
  async function readWhole({ id, file }: FeedbackImage): Promise<void> {
    // In base64, four characters stand for three bytes.
    if ((file.size * 4) / 3 > MAX_DATA) return;
    // A file that cannot be read cannot be uploaded either, which says why.
    const whole = await toDataUrl(file).catch(() => null);
    change(id, { whole });
  }

  async function upload(image: FeedbackImage): Promise<void> {
    const controller = new AbortController();
    uploads.set(image.id, controller);
    change(image.id, { status: 1, percent: 0, error: null });
    try {
      const url = await uploadImage(request, path, image.file, controller.signal, (percent) =>
        change(image.id, { percent }),
      );
      change(image.id, { status: 2, percent: 100, url, whole: null });
    } catch (error) {
      if (!controller.signal.aborted) change(image.id, { status: 0, error: toShellError(error) });
    } finally {
      uploads.delete(image.id);
    }
  }

  return {
    add(files: readonly File[]): void {
      const images = files.map((file) => make(file.name, file));
      list.set([...list.get(), ...images]);
      for (const image of images) {
        void readWhole(image);
        void upload(image);
      }
    },
    /** Puts the images of a draft back; those that were not uploaded start over. Returns the names of those that are lost. */
    restore(drafts: readonly DraftImage[]): string[] {
      const lost: string[] = [];
      for (const { name, url, data } of drafts) {
        const file = data === null ? null : fromDataUrl(data, name);
        if (url !== null) {
          const image = make(name, file ?? new File([], name), { status: 2, percent: 100, url });
          list.set([...list.get(), { ...image, preview: file && data }]);
        } else if (file) {
          const image = make(name, file, { whole: data });
          list.set([...list.get(), image]);
          void upload(image);
        } else lost.push(name);
      }
      return lost;
    },
    setPreview(id: string, preview: string): void {
      if (list.get().some((image) => image.id === id && image.preview === null)) change(id, { preview });
    },
    remove(id: string): void {
      uploads.get(id)?.abort();
      list.set(list.get().filter((image) => image.id !== id));
    },
    retry(id: string): void {
      const image = list.get().find((one) => one.id === id);
      if (image?.error) void upload(image);
    },
    /** Aborts every upload. */
    abort(): void {
      for (const controller of uploads.values()) controller.abort();
      uploads.clear();
    },
  };
}
