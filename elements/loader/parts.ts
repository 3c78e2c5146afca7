import type { PartSource } from './types';

/** See Manifest in scripts/build/parts.ts. */
export interface Manifest {
  files: readonly string[];
  parts: Readonly<Record<string, readonly number[]>>;
}

/** Pauses before the second, third and fourth try, in ms. */
const pauses = [300, 1500, 5000];

/** Parts as ES modules in a folder. @param folder absolute URL with a slash at its end */
export function partsIn(folder: string, manifest: Manifest): PartSource {
  const asked = new Set<string>();
  const loads = new Map<string, Promise<unknown>>();
  const urlsOf = (part: string) =>
    (manifest.parts[part] ?? []).map((index) => folder + manifest.files[index]);

  const attempt = async (url: string): Promise<unknown> => {
    for (let tries = 0; ; tries++) {
      try {
        // A browser may keep a failed module for the page's life: another query makes it another module.
        return await import(/* @vite-ignore */ tries ? `${url}?retry=${tries}` : url);
      } catch (error) {
        const pause = pauses[tries];
        if (pause === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };

  return {
    preload(parts) {
      for (const url of parts.flatMap(urlsOf)) {
        if (asked.has(url)) continue;
        asked.add(url);
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = url;
        (document.head ?? document.documentElement).append(link);
      }
    },
    load(part) {
      const running = loads.get(part);
      if (running) return running;
      const load = attempt(urlsOf(part)[0] ?? '');
      loads.set(part, load);
      load.catch(() => loads.delete(part));
      return load;
    },
  };
}
