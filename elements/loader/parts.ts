import { loadPart } from '../../src/core/platform/load-part';
import type { PartSource } from './types';

/** See Manifest in scripts/build/manifest.ts. */
export interface Manifest {
  files: readonly string[];
  /** By name; the name of an element's part is its tag. */
  parts: Readonly<Record<string, readonly number[]>>;
}

/** Parts as ES modules in a folder. @param folder absolute URL with a slash at its end */
export function partsIn(folder: string, manifest: Manifest): PartSource {
  const preloaded = new Set<string>();
  const loads = new Map<string, Promise<unknown>>();
  // A language that the build does not have is the default one.
  const urlsOf = (part: string) =>
    (manifest.parts[part] ?? manifest.parts.texts ?? []).map((index) => folder + manifest.files[index]);

  const attempt = (url: string): Promise<unknown> =>
    loadPart((tries) => import(/* @vite-ignore */ tries ? `${url}?retry=${tries}` : url));

  return {
    tags: Object.keys(manifest.parts).filter((part) => part.startsWith('oms-')),
    speaks: (lang) => `texts-${lang}` in manifest.parts,
    preload(parts) {
      for (const url of parts.flatMap(urlsOf)) {
        if (preloaded.has(url)) continue;
        preloaded.add(url);
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
