import { atom, type ReadableAtom } from 'nanostores';
import { readConfig } from '../core/config/read';
import { fromDataset } from '../core/config/sources';
import type { ShellConfig, ShellConfigInput } from '../core/config/types';
import { ShellError } from '../core/errors';
import { createAdditions } from '../core/host-additions/additions';
import type { Reword, Start } from '../core/i18n/i18n';
import { isLang, type Lang } from '../core/i18n/lang';
import { findLanguage, loadTexts } from '../core/i18n/texts';
import { browserPlatform } from '../core/platform/platform';
import type { Problem } from '../core/shape/member';
import { type HostMenuPart, loadHostMenu } from '../domain/navigation/host-menu/follow';
import { hasHostMenu } from '../domain/navigation/host-menu/wanted';
import { pageHead } from '../page/build/page-head';
import { VERSION } from '../page/build/version';
import { firstLang } from '../page/language/first-lang';
import { loadPart } from '../page/platform/load-part';
import { pageWindow } from '../page/platform/page-window';
import type { ErrorCode } from '../page/report/error-codes';
import { errorLog } from '../page/report/error-log';
import * as COOKIES from '../page/storage-keys/cookies';
import { createApi, type OmsShellApi, type PageShell } from './api';
import { serverPage } from './server-page';
import type { Shell } from './shell';
import { fetchShellCode, shellCode } from './shell-code';

/** Set by the CDN build, where the loader reads the configuration that stands in the page. */
declare const __OMS_HAS_SHELL__: true;

/** Version of `PageShell`; since 4 a shell has its commands from the start. */
const PROTOCOL = 4;
const KEY = Symbol.for('oms.shell');
type Diagnosis = typeof import('./diagnose');
type Holder = { [KEY]?: PageShell };
let server: PageShell | undefined;

/** The page's one shell; the first bundle on the page creates it. */
function pageShell(): PageShell {
  // biome-ignore lint/style/noRestrictedGlobals: asks whether there is a page at all
  if (typeof window === 'undefined') {
    server ??= serverPage(PROTOCOL);
    return server;
  }
  const holder = pageWindow as Holder;
  const found = holder[KEY];
  if (found) {
    if (found.protocol !== PROTOCOL) {
      throw new ShellError({
        kind: 'shell',
        code: 'protocol',
        messageKey: 'error.protocol',
        message: `@oms/shell ${VERSION} meets ${found.version}, which it cannot share a page with`,
      });
    }
    return found;
  }
  const made = createPageShell();
  Object.defineProperty(holder, KEY, { value: made, configurable: true });
  return made;
}

function createPageShell(): PageShell {
  const platform = browserPlatform();
  const sources: unknown[] = (typeof __OMS_HAS_SHELL__ === 'undefined' && pageHead()?.sources()) || [];
  const additions = createAdditions();
  const waiting = new Set<(shell: Shell) => void>();
  let shell: Shell | null = null;
  let start: (Start & { hostMenu: HostMenuPart | null }) | null = null;
  /** The code for entries of the host could not be had: the shell does without, and tries again when they change. */
  let lacksHostMenu = false;
  let demanded = false;
  let reported = false;

  let wordsOf: ReturnType<typeof import('./words-of-host').createWordsOfHost> | undefined;
  /** Number of calls of `messages()` that are read. */
  let given = 0;
  /** Reads the host's words; undefined where there are none, or their code cannot be fetched. */
  async function readWords(): Promise<Reword | undefined> {
    const { config } = read();
    given = additions.rows('messages').length;
    if (given === 0 && Object.keys(config.messages).length === 0) return undefined;
    try {
      const part = await loadPart(() => import('./words-of-host'));
      wordsOf ??= part.createWordsOfHost(additions, { error: dispatch });
      return wordsOf(config);
    } catch (error) {
      dispatch('part', String(error), 'messages');
      return undefined;
    }
  }
  let diagnose: Diagnosis['diagnose'] | undefined;
  let learning: Promise<Diagnosis> | undefined;
  /** Few pages have problems, so few need the code that explains them. */
  const learn = (): Promise<Diagnosis> => {
    learning ??= loadPart(() => import('./diagnose')).then((part) => {
      diagnose = part.diagnose;
      return part;
    });
    // The next problem fetches it again.
    learning.catch(() => {
      learning = undefined;
    });
    return learning;
  };
  if (errorLog(platform.events).length > 0) learn();
  for (const type of ['oms-error', 'securitypolicyviolation']) {
    platform.events.addEventListener(type, learn);
  }

  const read = () => readConfig(sources, new URL(platform.location.href()).origin);

  function make(): void {
    if (shell || !demanded) return;
    const { config, problems, complete } = read();
    if (!complete) {
      // The page's script may add configuration right after the upgrade of the tags: report only if it has not.
      platform.clock.after(0, () => {
        // The texts may still be on their way.
        if (shell || reported || read().complete) return;
        reported = true;
        report([...problems, { key: 'hosts.userCentre', expected: 'a base URL' }], () => !read().complete);
        shellCode.sayMissing?.(config.languages);
      });
      return;
    }
    const { create } = shellCode;
    if (!create || start?.wanted !== langOf(config) || (!start.hostMenu && wantsHostMenu(config))) {
      prepare().then(make, (error) => dispatch('texts', String(error)));
      return;
    }
    const created = create(config, { ...platform, tabs: platform.openTabs() }, start, additions);
    shell = created;
    created.request.$lost.listen(learn);
    created.realtime.$connection.listen((state) => state === 'polling' && learn());
    report(problems, () => shell === created);
    created.start();
    for (const fn of waiting) fn(created);
    waiting.clear();
    checkWords(start);
    rewordLate();
  }

  const wantsHostMenu = (config: ShellConfig) => !lacksHostMenu && hasHostMenu(config, additions);

  const langOf = ({ lang, languages }: Pick<ShellConfig, 'lang' | 'languages'>): Lang =>
    firstLang(lang, platform.cookies.get(COOKIES.language.name), (value) => isLang(value, languages));

  let preparing: Promise<void> | undefined;
  /**
   * One at a time: each element demands the shell, and what an earlier one has read may be out of date when it ends.
   * `make` sees that.
   */
  function prepare(): Promise<void> {
    preparing ??= prepareNow().finally(() => {
      preparing = undefined;
    });
    return preparing;
  }

  async function prepareNow(): Promise<void> {
    const { config } = read();
    const wanted = langOf(config);
    const ownTexts = async () => {
      const language = await findLanguage(wanted, config.languages, platform, true);
      return { language, texts: await loadTexts(language) };
    };
    const [first, reword, hostMenu] = await Promise.all([
      ownTexts(),
      readWords(),
      wantsHostMenu(config)
        ? loadHostMenu().catch(() => {
            lacksHostMenu = true;
            return null;
          })
        : null,
      fetchShellCode(),
    ]);
    start = { wanted, ...first, reword, hostMenu };
  }

  function rewordLate(): void {
    if (!shell || additions.rows('messages').length === given) return;
    void readWords().then((reword) => {
      if (!reword) return;
      // The next shell may start with the same texts.
      if (start) start = { ...start, reword };
      shell?.i18n.reword(reword);
      checkWords({ reword });
    });
  }

  /** All texts of the language show which of the host's words are of none. */
  function checkWords({ reword }: Pick<Start, 'reword'>): void {
    const made = shell;
    if (reword) made?.ready.then(made.i18n.later).catch(() => {});
  }

  /** @param isTrue asked once the words are fetched: whether the page still has the problems */
  function report(problems: readonly Problem[], isTrue: () => boolean): void {
    if (problems.length === 0) return;
    const tell = (words: (problem: Problem) => string) => {
      if (isTrue()) for (const problem of problems) log('config', words(problem));
    };
    learn().then(
      ({ sentenceOf }) => tell(sentenceOf),
      () => tell(({ key }) => `${key} cannot be used`),
    );
  }

  function log(code: ErrorCode, message: string): void {
    console.error(`@oms/shell: ${message}`);
    dispatch(code, message);
  }

  function dispatch(code: ErrorCode, message: string, source = 'config'): void {
    if (shell) shell.events.error(code, message, source);
    else {
      const detail = { code, message, source };
      platform.events.dispatchEvent(new CustomEvent('oms-error', { detail, bubbles: true, composed: true }));
    }
  }

  const page: PageShell = {
    protocol: PROTOCOL,
    version: VERSION,
    additions,
    $heard: atom<readonly string[]>([]),
    shell: () => shell,
    isConfigured: () => read().complete,
    lang: () => shell?.i18n.lang() ?? langOf(readConfig(sources, null).config),
    whenShell(fn) {
      if (shell) {
        fn(shell);
        return () => {};
      }
      waiting.add(fn);
      return () => waiting.delete(fn);
    },
    add(source) {
      if (shell) {
        log('config-late', 'configure() came too late');
        return;
      }
      sources.push(source);
      make();
    },
    prepare,
    demand() {
      demanded = true;
      make();
    },
    onDestroy: new Set(),
    explain(report) {
      if (report.contrast.length > 0) learn();
      return diagnose
        ? { ...report, problems: diagnose(report, read(), shell?.request.failedCalls() ?? []) }
        : report;
    },
    end() {
      const ended = shell;
      shell = null;
      demanded = false;
      reported = false;
      ended?.destroy();
    },
    api: null as unknown as OmsShellApi,
  };
  page.api = createApi(page, platform.events);
  additions.of('messages').listen(rewordLate);
  // A page with modules only has no loader that sets the global.
  const global = pageWindow as { OmsShell?: unknown };
  // An element of that name is not the page's own value.
  if (!Object.hasOwn(global, 'OmsShell') || !global.OmsShell) global.OmsShell = page.api;
  return page;
}

/** The page's shell. Importing this registers nothing and starts nothing. */
export function getShell(): OmsShellApi {
  return pageShell().api;
}

/**
 * Adds a source of configuration; later sources are stronger. To be called before the first element connects.
 * @example
 * configureShell({ hosts: { userCentre: 'https://uc.example' }, system: '1000020' });
 */
export function configureShell(config: ShellConfigInput): void {
  pageShell().add(config);
}

/** Adds a source of unknown type: baked, from a JSON block, from a queue. Ignores undefined, null and ''. */
export function addConfigSource(source: unknown): void {
  if (source !== undefined && source !== null && source !== '') pageShell().add(source);
}

/** Adds a source from the `data-*` of a script tag. */
export function configureFromDataset(dataset: Readonly<Record<string, string | undefined>>): void {
  pageShell().add(fromDataset(dataset));
}

/** For the loader: fetches the texts, so that the first element renders at once. Rejects if they cannot be loaded. */
export function prepareShell(): Promise<void> {
  return pageShell().prepare();
}

/** Ends the page's shell for good: the next code that asks for one finds none, and makes its own. */
export function removeShell(): void {
  pageShell().end();
  delete (pageWindow as Holder)[KEY];
}

/** For elements: demands the page's shell; null until it is configured. */
export function demandShell(): Shell | null {
  const page = pageShell();
  page.demand();
  return page.shell();
}

/** For elements: calls `fn` at each `destroy()` of the page. */
export function whenDestroyed(fn: () => void): void {
  pageShell().onDestroy.add(fn);
}

/** For elements: see `PageShell`. */
export const heardEvents = (): ReadableAtom<readonly string[]> => pageShell().$heard;

/** For elements: calls `fn` with the shell once it is configured. Returns the function that cancels that. */
export function whenShell(fn: (shell: Shell) => void): () => void {
  return pageShell().whenShell(fn);
}
