import { isLang } from '../src/core/i18n/lang';
import { boot } from './loader/boot';
import { ownScript } from './loader/own-script';

const script = ownScript();
const url = script?.src ?? '';

// The build inlines these modules: in a script of one file an import() only delays when they run.
const elements = import.meta.glob('./*/element.tsx');
const load = (part: string) =>
  part === 'core'
    ? import('./support/install')
    : part === 'basic'
      ? import('./loader/basic-bar')
      : elements[`./${part.slice(4)}/element.tsx`]?.();

boot(url, script, {
  tags: Object.keys(elements).map((path) => `oms-${path.split('/')[1]}`),
  speaks: isLang,
  preload() {},
  load: async (part) => (await load(part)) ?? Promise.reject(new Error(part)),
});
