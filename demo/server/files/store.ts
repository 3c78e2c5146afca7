import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Keeps the bytes of files. The names are ids that the server has made, never a name from outside. */
export interface FileStore {
  /** Stores what the source gives, as it comes; where the source fails, nothing remains. */
  write(id: string, source: AsyncIterable<Uint8Array | string>): Promise<void>;
  /** undefined where there is no such file. */
  read(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
  /** All that lies there, halves of files, too, with the time of the last write in ms. */
  list(): Promise<readonly { readonly name: string; readonly touchedAt: number }[]>;
}

const unfinished = '.part';

/** @param folder is made where it is missing */
export function openFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true });
  const place = (id: string) => join(folder, id);
  return {
    async write(id, source) {
      const part = place(id) + unfinished;
      try {
        await pipeline(source, createWriteStream(part, { flags: 'wx' }));
        await rename(part, place(id));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(id) {
      const found = await stat(place(id)).catch(() => undefined);
      return found?.isFile() ? createReadStream(place(id)) : undefined;
    },
    remove: (id) => rm(place(id), { force: true }),
    async list() {
      const found = [];
      for (const name of await readdir(folder)) {
        const state = await stat(place(name)).catch(() => undefined);
        if (state?.isFile()) found.push({ name, touchedAt: state.mtimeMs });
      }
      return found;
    },
  };
}
