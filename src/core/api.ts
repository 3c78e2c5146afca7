import type { CommandMap } from './commands';
import type { ShellConfigInput } from './config/types';
import { VERSION } from './constants';
import type { DoctorReport } from './doctor';
import type { OmsEvent, OmsEventName } from './events/types';
import { type Lang, toLang } from './i18n/lang';
import type { Place } from './navigation/navigation';
import type { Organisation } from './organisations/types';
import type { RequestClient } from './request/types';
import type { User } from './session/types';
import type { Shell } from './shell';

/** `window.OmsShell`, the same object as `getShell()` (interface.md, Script API). */
export interface OmsShellApi extends CommandMap {
  /** Of the package, as `1.2.3`. */
  readonly version: string;
  /** Null until `ready()`. */
  readonly user: User | null;
  /** The context organisation; null until `ready()`. */
  readonly organisation: Organisation | null;
  /** The page's language; `zh-CN` until the shell has started. */
  readonly lang: Lang;
  /** Gives configuration before the first element connects; a call after that is reported and ignored. */
  configure(config: ShellConfigInput): void;
  /** Resolves when the user and the base data are there; waits while nobody is signed in. */
  ready(): Promise<void>;
  /** Listens on the document; returns what stops it. */
  on<N extends OmsEventName>(event: N, fn: (event: OmsEvent<N>) => void): () => void;
  /** Resolves once the page is in that language. */
  setLang(lang: Lang): Promise<void>;
  /** False when a listener of `oms-org-changing` stopped it. Rejects with a ShellError; then the old one stands. */
  switchOrganisation(id: string): Promise<boolean>;
  /** By authorisation code (spec 6); undefined until it is known. */
  can(code: string): boolean | undefined;
  /** Ends the session everywhere; `oms-session-ended` tells, and the page goes to the login page unless that is prevented. */
  logout(): Promise<void>;
  /** The request core (spec 7): token, organisation and language on every call. */
  readonly request: RequestClient;
  /** Where an address stands in the menu; the page's own by default. Null where it does not. */
  menuEntry(href?: string): Place | null;
  /** What the page does to the shell: to be read first where something is odd. */
  doctor(): DoctorReport;
  /**
   * Stops everything; elements on the page stay as they are drawn. With the next element, or call, the page begins anew, with
   * the configuration given so far and what `configure()` adds to it.
   */
  destroy(): void;
}

/** What the page's shell is behind its API. */
export interface PageShell {
  /** Raised when what two bundles of a page say to each other changes. */
  protocol: number;
  version: string;
  api: OmsShellApi;
  /** The shell once it is configured; `start` is true when an element asks for it. */
  whenShell(fn: (shell: Shell) => void): () => void;
  shell(): Shell | null;
  add(layer: unknown): void;
  /** Fetches the texts of the page's language, so that the first element can be drawn at once. */
  prepare(): Promise<void>;
  demand(): void;
  /** Forgets the shell, and keeps the configuration: the page's next call begins anew. */
  forget(): void;
}

/** What a page may call: it waits for the shell where it must. @param target where events are dispatched */
export function createApi(page: PageShell, target: EventTarget): OmsShellApi {
  /** The shell, asked for: a page may use the API without any element on it. */
  const shell = (): Promise<Shell> =>
    new Promise((resolve) => {
      page.demand();
      page.whenShell(resolve);
    });
  const command = <N extends keyof CommandMap>(name: N): CommandMap[N] => {
    const run = async (...args: Parameters<CommandMap[N]>) => (await shell()).commands.run(name, ...args);
    return run as unknown as CommandMap[N];
  };
  return {
    version: VERSION,
    get user() {
      return page.shell()?.session.$state.get().user ?? null;
    },
    get organisation() {
      return page.shell()?.session.$state.get().user?.organisation ?? null;
    },
    get lang() {
      return page.shell()?.i18n.lang() ?? toLang(undefined);
    },
    configure: (config) => page.add(config),
    ready: async () => (await shell()).ready,
    on(event, fn) {
      const listener = fn as (event: Event) => void;
      target.addEventListener(event, listener);
      return () => target.removeEventListener(event, listener);
    },
    setLang: async (lang) => (await shell()).i18n.setLang(toLang(lang)),
    async switchOrganisation(id) {
      const { organisations } = await shell();
      return organisations.switchTo({
        id: String(id),
        name: String(id),
        code: '',
        logoUrl: null,
        role: null,
      });
    },
    can(code) {
      const permission = page.shell()?.permissions.check(code) ?? 'unknown';
      return permission === 'unknown' ? undefined : permission === 'allowed';
    },
    logout: async () => (await shell()).session.logout(),
    request: {
      get: async (...args) => (await shell()).request.get(...args),
      post: async (...args) => (await shell()).request.post(...args),
      upload: async (...args) => (await shell()).request.upload(...args),
      download: async (...args) => (await shell()).request.download(...args),
    },
    menuEntry: (href) => page.shell()?.navigation.place(href) ?? null,
    openGuide: command('openGuide'),
    showAnnouncement: command('showAnnouncement'),
    showNotice: command('showNotice'),
    showTask: command('showTask'),
    notify: command('notify'),
    confirm: command('confirm'),
    doctor() {
      const made = page.shell();
      if (made) return made.doctor.report();
      return {
        version: VERSION,
        duplicates: [],
        refusedByPolicy: [],
        refusedStorage: [],
        missingCookies: [],
        unreachable: [],
        connection: null,
        errors: [
          { code: 'config', message: 'not configured: hosts.userCentre is missing', source: 'config' },
        ],
      };
    },
    destroy() {
      page.shell()?.destroy();
      page.forget();
    },
  };
}
