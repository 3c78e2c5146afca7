import type { Lang } from '../../src/core/i18n/lang';
import { BUILD } from '../../src/page/build/build-name';
import { type PageHead, pageHead, putPageHead } from '../../src/page/build/page-head';
import { tagsOfPictures } from '../../src/page/picture/tags';
import { loadPart } from '../../src/page/platform/load-part';
import { formOf } from '../../src/page/tags/menu-form';
import { isConfigured, readConfigs } from './config';
import { callEarly, mayCallEarly } from './early-calls';
import { createFrames } from './frames';
import { givenBy } from './given';
import { missingFeatures } from './missing-features';
import { langOf } from './page-lang';
import { painter } from './paint';
import { parsed } from './parsed';
import { report } from './report';
import { watchTags } from './watch-tags';

/** Injected by the build: the members of `hosts` in the configuration. */
declare const __OMS_HOSTS__: readonly string[];

/** Injected by the build: the languages of the package. */
declare const __OMS_LANGS__: readonly unknown[];

/** Part → addresses of its files, from the script's own: `texts-<lang>`, `tree`, `flyout`, `icons`, `picture`, and `frame`. */
export type HeadFiles = Readonly<Record<string, readonly string[]>>;

/**
 * The loader's part for a page whose elements are in a bundle of its own: draws the last visit, or the frame of a first
 * one, makes the first calls, and has the browser fetch what the elements import when they run
 * (docs/frameworks.md#before-the-bundle-is-there).
 */
export function startHead(script: HTMLScriptElement | null, files: HeadFiles): void {
  if (pageHead()) return;
  const configs = () => readConfigs(script);
  const head: PageHead = {
    build: BUILD,
    sources() {
      const { dataset, json } = configs();
      return [sourceOf(dataset), json].filter(Boolean);
    },
  };
  putPageHead(head);
  // The elements cannot be drawn in such a browser.
  if (missingFeatures()[0]) return;
  const speaks = (lang: unknown): lang is Lang => __OMS_LANGS__.includes(lang);
  const urlOf = (file: string) => new URL(file, script?.src || document.baseURI).href;

  const start = () => {
    const given = givenBy(configs(), []);
    const lang = langOf(configs(), [], { speaks });
    const preload = (part: string) => {
      for (const file of files[part] ?? []) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = urlOf(file);
        document.head.append(link);
      }
    };
    const preloadAll = () => {
      for (const part of [`texts-${lang}`, 'picture', 'icons']) preload(part);
      void parsed().then(() => preload(formOf(mode(), given.portal)));
    };
    const paint = painter(BUILD, lang);
    const read = script?.dataset.omsCalls === 'later' ? null : callEarly(given, lang);
    const mode = () => document.querySelector('oms-sidemenu')?.getAttribute('mode');
    let first: Promise<unknown> | undefined;
    if (paint) watchTags(tagsOfPictures, paint);
    else if (read && speaks(lang) && mayCallEarly(given)) {
      const frames = createFrames(
        {
          hasFrames: files.frame !== undefined,
          load: () => loadPart(() => import(/* @vite-ignore */ urlOf(files.frame?.[0] ?? ''))),
        },
        (error) => report({ code: 'part', message: `frame: ${error}`, source: script?.src ?? '' }),
      );
      const options = { ...configs(), queue: [], additions: [] };
      // The browser fetches the frames first: the other files would take a share of the line.
      first = frames?.arrived;
      if (frames)
        watchTags(tagsOfPictures, (names) => {
          const drawn = Promise.all([
            head.frames,
            frames.arrived.then(() => frames.draw(names, options, lang, read, () => {})),
          ]).then(() => {
            if (head.frames === drawn) head.frames = undefined;
          });
          head.frames = drawn;
        });
    }
    if (first) void first.then(preloadAll);
    else preloadAll();
  };
  if (isConfigured(configs())) start();
  else void parsed().then(start);
}

/** The attributes of the tag as a source of configuration: `fromDataset` (src/core/config/sources.ts), without the schema. */
function sourceOf(dataset: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const source: Record<string, unknown> = {};
  const hosts: Record<string, unknown> = {};
  for (const key in dataset) {
    // Those are the script's own.
    if (/^oms[A-Z]/.test(key)) continue;
    (__OMS_HOSTS__.includes(key) ? hosts : source)[key] = dataset[key];
  }
  return { ...source, hosts };
}
