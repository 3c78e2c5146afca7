import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { opendir, rename, rm, stat } from 'node:fs/promises';
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
  /** The names of all that lies there, halves of files, too. */
  list(): AsyncIterable<string>;
  /** The time of the last write in ms; undefined where there is no such file. */
  touchedAt(name: string): Promise<number | undefined>;
}

const unfinished = '.part';

/** Other accounts of the machine read no uploads, whatever the umask; a group does where an operator has given it the folder. */
const folderMode = 0o700;
const fileMode = 0o660;

/** @param folder is made where it is missing; one that is there keeps its mode */
export function openFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  const place = (id: string) => join(folder, id);
  return {
    async write(id, source) {
      const part = place(id) + unfinished;
      try {
        await pipeline(source, createWriteStream(part, { flags: 'wx', mode: fileMode }));
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
    async *list() {
      for await (const { name } of await opendir(folder, { bufferSize: 500 })) yield name;
    },
    async touchedAt(name) {
      const found = await stat(place(name)).catch(() => undefined);
      return found?.isFile() ? found.mtimeMs : undefined;
    },
  };
}
