import type { KeyValue } from '../../core/platform/storage';
import { safeUrl } from '../../core/url';
import { isRecord, textOf } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import { type Mark, readMarks } from './marks';
import { MAX_IMAGES } from './rules';

/** An image of a draft. */
export interface DraftImage {
  name: string;
  /** Its address, once it is uploaded. */
  url: string | null;
  /** The whole file as a `data:` address; null where it is not kept. */
  data: string | null;
  /** The boxes that the person has drawn on it. */
  marks: readonly Mark[];
  /** Of its upload; null where it was not tried yet. */
  key: string | null;
}

export interface DraftText {
  description: string;
  phone: string;
}

/** The report's idempotency key, once it was sent and perhaps arrived. */
type Tried = { key: string | null };

const keyOf = (value: unknown): string | null => textOf(value) || null;

/** Characters of all files that are kept: a tab's storage holds some five million. */
export const MAX_DATA = 3_000_000;

/**
 * What a user has written and not sent, in this tab's storage. Each part names its user: it is never given to another.
 */
export function createDraft(storage: KeyValue) {
  function read(key: string, user: string): Record<string, unknown> | null {
    try {
      const stored: unknown = JSON.parse(storage.get(key) ?? 'null');
      if (isRecord(stored) && stored.user === user) return stored;
    } catch {
      // Edited by hand: there is no draft.
    }
    return null;
  }
  const write = (key: string, user: string, part: object): boolean =>
    storage.set(key, JSON.stringify({ user, ...part }));

  return {
    text(user: string): (DraftText & Tried) | null {
      const stored = read(KEYS.feedbackDraft, user);
      return (
        stored && {
          description: textOf(stored.description),
          phone: textOf(stored.phone),
          key: keyOf(stored.key),
        }
      );
    },
    images(user: string): DraftImage[] {
      const stored = read(KEYS.feedbackImages, user)?.images;
      if (!Array.isArray(stored)) return [];
      return stored
        .filter(isRecord)
        .slice(0, MAX_IMAGES)
        .map(({ name, url, data, marks: drawn, key }) => {
          const marks = readMarks(drawn);
          // Without its covers an image must not come back: the person believes that they are there.
          return {
            name: textOf(name),
            url: safeUrl(url),
            data: (marks && textOf(data)) || null,
            marks: marks ?? [],
            key: keyOf(key),
          };
        });
    },
    keepText(user: string, text: DraftText & Tried): void {
      write(KEYS.feedbackDraft, user, text);
    },
    /** Keeps the names alone of files that are too big: so the user learns which are to be added again. */
    keepImages(user: string, images: readonly DraftImage[]): void {
      let room = MAX_DATA;
      const kept = images.map((image) => {
        room -= image.data?.length ?? 0;
        return room < 0 ? { ...image, data: null } : image;
      });
      if (write(KEYS.feedbackImages, user, { images: kept })) return;
      write(KEYS.feedbackImages, user, { images: kept.map((image) => ({ ...image, data: null })) });
    },
    clear(): void {
      storage.remove(KEYS.feedbackDraft);
      storage.remove(KEYS.feedbackImages);
    },
  };
}
