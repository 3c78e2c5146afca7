import { type RealmLink, realmLink } from '../../../src/page/platform/page-window';
import { report } from '../report';
import type { CorePart, InstallOptions, Realm } from '../types';
import { copyData } from './copy-data';
import { type Facade, facadeOf } from './facade';
import { openFrame, preloadModule, type RealmFrame, runModule } from './frame';
import { keepNatives, wrongNatives } from './natives';
import { stubElements } from './stub-elements';

/**
 * One file for both sides, so that the second run comes from the browser's cache. In the page it opens realms; in the
 * frame of a realm it gives the page what only code of that realm can do. All that runs in the page keeps to the syntax
 * of the language.
 */
if (realmLink) {
  realmLink.toRealm = copyData;
  realmLink.import = (url) => import(/* @vite-ignore */ url);
}

const elements = stubElements();

/** ms before the next realm where the last one did not live longer than `STABLE`; it doubles. */
const DELAY = 500;
const MAX_DELAY = 60_000;
const STABLE = 60_000;
let delay = 0;

/**
 * Opens a realm if the page has replaced natives of the language: a frame in which the language is itself.
 * @param url the address of this file
 * @param nonce of the loader's tag
 * @param onGone called when the page has removed the frame, once what it leaves behind is cleared
 * @returns null where the parts run in the page: nothing is wrong there, or it cannot reach into a frame. Rejects where
 * the frame's script cannot be fetched.
 */
export async function openRealm(url: string, nonce: string, onGone: () => void): Promise<Realm | null> {
  const natives = await wrongNatives();
  keepNatives(natives);
  if (natives.length === 0) return null;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  await root();
  const start = performance.now();
  let opened = false;
  const link: RealmLink = {
    page: window,
    elements: { define: elements.define, get: elements.get },
    HTMLElement: elements.base,
    toPage: copyData,
  };
  let lost = false;
  let installed: { core: CorePart; facade: Facade } | undefined;
  let lose = () => {};
  const gone = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const end = () => {
    if (lost) return;
    lost = true;
    lose();
    delay = performance.now() - start > STABLE ? 0 : Math.min(delay * 2 || DELAY, MAX_DELAY);
    try {
      installed?.core.endShell();
    } finally {
      installed?.facade.end();
      if (opened) onGone();
    }
  };
  let frame: RealmFrame;
  try {
    frame = openFrame(link, () => {
      const wake = elements.rest();
      return (gone) => (gone ? end() : wake());
    });
  } catch {
    return null;
  }
  try {
    await first(runModule(frame, url, nonce), gone);
  } catch (error) {
    if (lost) return openRealm(url, nonce, onGone);
    throw error;
  }
  opened = true;
  frame.window.addEventListener('error', (event) => reportUncaught(event.error ?? event.message));
  frame.window.addEventListener('unhandledrejection', (event) => reportUncaught(event.reason));
  const toRealm: Realm['toRealm'] = (value) => (link.toRealm ? link.toRealm(value) : value);
  return {
    toRealm,
    preload: (module) => preloadModule(frame, module),
    import: (module) => first(link.import?.(module) ?? Promise.reject(new Error(module)), gone),
    install(core: CorePart, options: InstallOptions) {
      const facade = facadeOf(core.installShell(toRealm(options)), toRealm);
      installed = { core, facade };
      return facade.api;
    },
  };
}

function reportUncaught(error: unknown): void {
  report({ code: 'uncaught', message: String(error), source: 'realm' });
}

/** Resolves once the document has a root: `document.open()` takes it away. */
function root(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement) return resolve();
    const observer = new MutationObserver(() => {
      if (!document.documentElement) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(window.document, { childList: true });
  });
}

/** The result of the work; rejects where the frame goes first: promises of a frame that is gone never settle. */
function first<T>(work: PromiseLike<T>, gone: Promise<void>): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    gone.then(() => reject(new Error('the page has removed the frame of the shell')));
  });
}
