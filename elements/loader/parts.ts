import type { Lang } from '../../src/core/i18n/lang';
import { loadPart } from '../../src/page/platform/load-part';
import type { PartSource, Realm } from './types';

/**
 * What the build tells the loader (`manifestOf` in scripts/build/manifest.ts): `files` has the name of every file once,
 * `parts` the indexes of the files that a part needs, its own first. The name of an element's part is its tag: the
 * loader finds the tags to watch for by it. `tree` and `flyout` are the forms of the side menu. `texts-<lang>` has the
 * texts of a language. `later-<name>` are fetched once the page is idle: what the first presses on an element need, and
 * the texts of popups.
 */
export interface Manifest {
  readonly files: readonly string[];
  readonly parts: Readonly<Record<string, readonly number[]>>;
}

/** The module of the part `realm`. */
interface RealmPart {
  openRealm(url: string, nonce: string, onGone: () => void): Promise<Realm | null>;
}

/**
 * Parts as ES modules in a folder. Runs on pages that have replaced methods of the language, so it uses its syntax and
 * few of them.
 * @param folder absolute URL with a slash at its end
 * @param nonce of the loader's tag
 */
export function partsIn(folder: string, manifest: Manifest, nonce: string): PartSource {
  let preloaded: Record<string, true> = {};
  let loads: Record<string, Promise<unknown>> = {};
  let realm: Realm | null = null;
  // Those of a pack are no part of the build.
  const indexesOf = (part: string) => manifest.parts[part] ?? [];
  const urlOf = (index = 0) => folder + manifest.files[index];

  const attempt = (url: string): Promise<unknown> =>
    loadPart((tries) => {
      const address = tries > 1 ? `${url}?retry=${tries}` : url;
      return realm ? realm.import(address) : import(/* @vite-ignore */ address);
    });

  const preload = (url: string) => {
    if (preloaded[url]) return;
    preloaded[url] = true;
    if (realm) realm.preload(url);
    else {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      // The browser keeps the module; the page's head is left as it was.
      link.onload = link.onerror = () => link.parentNode?.removeChild(link);
      (document.head ?? document.documentElement).appendChild(link);
    }
  };

  const tags: string[] = [];
  for (const part in manifest.parts) if (part.slice(0, 4) === 'oms-') tags.push(part);

  return {
    tags,
    build: `${manifest.files[0]}`,
    hasFrames: 'frame' in manifest.parts,
    speaks: (lang): lang is Lang => `texts-${String(lang)}` in manifest.parts,
    filesOf(part) {
      const files: string[] = [];
      for (const index of indexesOf(part)) files.push(urlOf(index));
      return files;
    },
    preload(parts) {
      for (const part of parts) for (const index of indexesOf(part)) preload(urlOf(index));
    },
    load(part) {
      const running = loads[part];
      if (running) return running;
      const load = attempt(urlOf(indexesOf(part)[0]));
      const own = loads;
      own[part] = load;
      load.catch(() => delete own[part]);
      return load;
    },
    async openRealm(onGone) {
      realm = null;
      const url = urlOf(indexesOf('realm')[0]);
      const { openRealm } = (await attempt(url)) as RealmPart;
      realm = await openRealm(url, nonce, onGone);
      preloaded = {};
      loads = {};
      return realm;
    },
  };
}
