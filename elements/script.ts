import { boot } from './loader/boot';

const script = document.currentScript;
const url = script instanceof HTMLScriptElement ? script.src : '';

// The build inlines these: in one file an import() only says "run it now, not before".
const parts: Record<string, () => Promise<unknown>> = {
  core: () => import('./support/install'),
  topnav: () => import('./topnav/define'),
  sidemenu: () => import('./sidemenu/define'),
  'notice-center': () => import('./notice-center/define'),
  feedback: () => import('./feedback/define'),
  'org-switcher': () => import('./org-switcher/define'),
};

boot(url, script, { preload() {}, load: (part) => parts[part]?.() ?? Promise.reject(new Error(part)) });
