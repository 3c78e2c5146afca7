import { type ShellError, toShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { uploadImage } from './api';

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
  file: File;
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

  async function upload(image: FeedbackImage): Promise<void> {
    const controller = new AbortController();
    uploads.set(image.id, controller);
    change(image.id, { status: 1, percent: 0, error: null });
    try {
      const url = await uploadImage(request, path, image.file, controller.signal, (percent) =>
        change(image.id, { percent }),
      );
      change(image.id, { status: 2, percent: 100, url });
    } catch (error) {
      if (!controller.signal.aborted) change(image.id, { status: 0, error: toShellError(error) });
    } finally {
      uploads.delete(image.id);
    }
  }

  return {
    add(files: readonly File[]): void {
      const images = files.map(
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
      list.set([...list.get(), ...images]);
      for (const image of images) void upload(image);
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
