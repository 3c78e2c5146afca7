import { isOwnLang } from '../src/core/i18n/lang';
import { boot } from './loader/boot';
import { ownScript } from './loader/own-script';
import { keepNatives, wrongNatives } from './loader/realm/natives';

/** Injected by the build: the package's version. */
declare const __OMS_VERSION__: string;

const script = ownScript();
const url = script?.src ?? '';

// The build inlines these modules: in a script of one file an import() only delays when they run.
const elements = import.meta.glob('./*/element.tsx');
const load = (part: string) =>
  part === 'core'
    ? import('./support/install')
    : part === 'basic'
      ? import('./loader/basic-bar')
      : part === 'declared'
        ? import('./loader/declared')
        : part === 'tree'
          ? import('./sidemenu/tree/TreeMenu')
          : part === 'flyout'
            ? import('./sidemenu/flyout/FlyoutMenu')
            : elements[`./${part.slice(4)}/element.tsx`]?.();

boot(url, script, {
  tags: Object.keys(elements).map((path) => `oms-${path.split('/')[1]}`),
  build: __OMS_VERSION__,
  hasFrames: false,
  speaks: isOwnLang,
  preload() {},
  load: async (part) => (await load(part)) ?? Promise.reject(new Error(part)),
});

// It has no realm to run in: `doctor()` names what the page has replaced.
wrongNatives().then(keepNatives);
