import type { KeyValue } from '../../core/platform/storage';
import { isRecord, textOf } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';

/** Names that are kept of one place: nobody reads more. */
const MOST = 20;

/**
 * The names of files that have not arrived, in this tab's storage, by the place that they were to go to. They are their
 * user's alone.
 */
export function createUnsentNames(storage: KeyValue, user: () => string | null) {
  function read(): Record<string, unknown> {
    try {
      const stored: unknown = JSON.parse(storage.get(KEYS.unsentFiles) ?? 'null');
      if (isRecord(stored) && stored.user === user() && isRecord(stored.places)) return stored.places;
    } catch {
      // Edited by hand: nothing is kept.
    }
    return {};
  }

  return {
    of(place: string): string[] {
      const names = read()[place];
      return Array.isArray(names) ? names.map(textOf).filter(Boolean).slice(0, MOST) : [];
    },
    keep(place: string, names: readonly string[]): void {
      // After the end of the session the storage is cleared.
      if (user() === null) return;
      const { [place]: _, ...others } = read();
      const places = names.length > 0 ? { ...others, [place]: names.slice(0, MOST) } : others;
      if (Object.keys(places).length === 0) storage.remove(KEYS.unsentFiles);
      else storage.set(KEYS.unsentFiles, JSON.stringify({ user: user(), places }));
    },
  };
}
