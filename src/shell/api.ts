import type { WritableAtom } from 'nanostores';
import type { ShellConfigInput } from '../core/config/types';
import type { OmsEvent, OmsEventName } from '../core/events/types';
import type { Additions } from '../core/host-additions/additions';
import { applyAddition } from '../core/host-additions/methods';
import type {
  HostAccountItem,
  HostBadge,
  HostMenuEntry,
  HostNotices,
  HostSearch,
} from '../core/host-additions/types';
import type { Lang } from '../core/i18n/lang';
import type { HostTexts } from '../core/i18n/texts';
import type { Route, RouteOptions } from '../core/navigation/route-moves';
import type { Params, Reply, RequestClient } from '../core/request/types';
import type { Organisation } from '../core/session/organisation';
import type { User } from '../core/session/types';
import type { CommandMap } from '../domain/command-map';
import type { FileDownloadOptions, FileUploadOptions, FormTarget } from '../domain/files/transfers';
import type { Place } from '../domain/navigation/place';
import type { ReferenceName } from '../domain/references/catalogue';
import type { ReferenceOption } from '../domain/references/types';
import { VERSION } from '../page/build/version';
import { loadPart } from '../page/platform/load-part';
import { reportOnPage } from '../page/report/report-on-page';
import {
  type AdditionMethod,
  type CommandMethod,
  commandMethods,
  putMethod,
  type RequestMethod,
  requestMethods,
} from '../page/script-api/methods';
import { checkOptionsOf } from './check-options-of';
import type { DoctorReport } from './doctor-report';
import type { Shell } from './shell';

/**
 * `window.OmsShell`, the same object as `getShell()` (docs/public-face.md#script-api).
 * @example
 * OmsShell.configure({ hosts: { userCentre: 'https://uc.example' } });
 * await OmsShell.ready();
 * console.log(OmsShell.user.name, OmsShell.can('order.export'));
 */
export interface OmsShellApi extends CommandMap {
  /** Version of the package, such as `1.2.3`. */
  readonly version: string;
  /** Null until `ready()`. */
  readonly user: User | null;
  /** The context organisation; null until `ready()`. */
  readonly organisation: Organisation | null;
  /** The page's language; until the shell has started, the one in which it will. */
  readonly lang: Lang;
  /** Adds configuration before the first element connects; a later call is reported and ignored. */
  configure(config: ShellConfigInput): void;
  /** Resolves once the user and the base data are loaded; waits while no user is signed in. */
  ready(): Promise<void>;
  /** Listens on the document; returns the function that stops that. */
  on<N extends OmsEventName>(event: N, fn: (event: OmsEvent<N>) => void): () => void;
  /** Resolves once the page is in the language. Rejects with a ShellError `argument` for a value that is no language. */
  setLang(lang: Lang): Promise<void>;
  /**
   * Waits for the user's answer where work is unsaved. Resolves to false if the user stays, or a listener of
   * `oms-org-changing` prevents the switch. Rejects with a ShellError; then the old organisation remains.
   */
  switchOrganisation(id: string): Promise<boolean>;
  /**
   * Whether the user has the permission of an authorisation code (docs/behaviour.md#permissions); undefined until that
   * is known.
   */
  can(code: string): boolean | undefined;
  /**
   * Ends the session in all tabs and emits `oms-session-ended`; then the page goes to the login page, unless a listener
   * prevents that.
   */
  logout(): Promise<void>;
  /** Calls services (docs/behaviour.md#requests), with token, organisation and language on every call. */
  readonly request: RequestClient;
  /**
   * Uploads a file, by default to the target of the configuration, and shows the reply's message; a failure shows why
   * for 30 s and rejects (docs/behaviour.md#files).
   * @example
   * const { data } = await OmsShell.upload(null, input.files[0], { fields: { recordType: 'order', recordId: '600001' } });
   */
  upload<T = unknown>(path: string | null, file: Blob, options?: FileUploadOptions<T>): Promise<Reply<T>>;
  /**
   * Fetches a file and gives it to the browser's downloads. Resolves to false where that fails, which the user is not
   * told: `oms-error` and `doctor()` say why. Rejects with a ShellError `argument` for a target that cannot be used,
   * and for a form without a method.
   * @example
   * const onProgress = (received, total) => show(received, total);
   * await OmsShell.download('/api/v2/deliverOrder/template', { service: 'orderApi', onProgress });
   * await OmsShell.download({ form: { method: 'POST', action: '/legacy/export', fields: { ids: '1,2' } } });
   */
  download(target: string | FormTarget, options?: FileDownloadOptions): Promise<boolean>;
  /**
   * The options of a [reference list](docs/behaviour.md#reference-lists), shared with the other tabs. Rejects with
   * `argument` for a name that is none.
   * @param params values for the parameters that the list takes
   * @example
   * const warehouses = await OmsShell.reference('warehouses');
   */
  reference(name: ReferenceName, params?: Params): Promise<readonly ReferenceOption[]>;
  /**
   * Has the page's router make the moves of the shell that stay in this tab and on this site (docs/routers.md). A page
   * has one router: a later call takes the place of the one before. Resolves with the function that ends that. Rejects
   * with a ShellError `argument` for what is no function.
   * @example
   * OmsShell.route((path) => router.push(path));
   */
  route(route: Route, options?: RouteOptions): Promise<() => void>;
  /** Says whether the page has work that is not saved: while it has, leaving asks first (docs/routers.md#unsaved-work). */
  unsaved(unsaved: boolean): Promise<void>;
  /** Asks whether to leave what is not saved, for the page's router; true at once where nothing would be lost. */
  mayLeave(): Promise<boolean>;
  /** The place of an address in the menu; of the page by default. Null where the menu does not have it. */
  menuEntry(href?: string): Place | null;
  /** The page's own entries in the menu, which stay until they are removed (docs/public-face.md#entries-of-the-page). */
  readonly menu: AdditionsOf<HostMenuEntry>;
  /**
   * Shows a count or a text at an entry of the menu.
   * @param entryId of an entry of the page, or of the service
   * @param value a count, which is `99+` above 99 and nothing at 0, or a text; null takes the badge away
   * @example
   * OmsShell.badge('returns', 12);
   */
  badge(entryId: string | number, value: HostBadge): void;
  /** The page's own items in the account menu. */
  readonly account: AdditionsOf<HostAccountItem>;
  /** The page's own tabs in the notice centre. */
  readonly notices: HostNotices;
  /** The page's own groups and actions in the global search. */
  readonly search: HostSearch;
  /**
   * Puts words of the page in the place of the shell's texts, besides those given before; null takes one back.
   * @example
   * OmsShell.messages('en', { 'notices.label': 'News' });
   */
  messages(lang: Lang, texts: HostTexts): void;
  /** A report on the page, for the first look at a problem. */
  doctor(): DoctorReport;
  /**
   * Stops everything, and empties the elements on the page. The next element or call starts a new shell, with the
   * present configuration and later additions of `configure()`, and draws the elements on the page again. Until then
   * they show nothing, including those whose code comes after this call. What the page has added, such as menu entries,
   * is there again, too.
   */
  destroy(): void;
}

/** What a page adds to a part of the shell. */
export interface AdditionsOf<Item> {
  /**
   * Adds an item, in the place of the one with the same id. What cannot be used is left out, and `oms-error` and
   * `doctor()` say why.
   */
  add(item: Item): void;
  /** Removes the item with this id, also one of the configuration. */
  remove(id: string): void;
}

/** The page's shell behind its API. */
export interface PageShell {
  /** Version of this interface, which two bundles of a page share. */
  protocol: number;
  version: string;
  api: OmsShellApi;
  /** Calls `fn` with the shell once it is configured. Returns the function that cancels that. */
  whenShell(fn: (shell: Shell) => void): () => void;
  /** What the script API has added; every shell of the page shows it. */
  readonly additions: Additions;
  shell(): Shell | null;
  /** The events that the page has listened to by `on()`: code that comes late looks whether there are such events. */
  readonly $heard: WritableAtom<readonly string[]>;
  /** Whether the configuration is complete, so that a shell can be created. */
  isConfigured(): boolean;
  /** See `OmsShellApi.lang`. */
  lang(): Lang;
  add(source: unknown): void;
  /** Called at each `destroy()` of the page, before its shell ends, and where there is none, too. */
  readonly onDestroy: Set<() => void>;
  /** Fetches the texts of the page's language, so that the first element renders at once. */
  prepare(): Promise<void>;
  /** Creates the shell as soon as the configuration is complete. */
  demand(): void;
  /** The report with what is behind its problems, once the code that knows it has come: it is fetched at the first of them. */
  explain(report: DoctorReport): DoctorReport;
  /** Ends the shell and keeps the configuration: the next call creates another shell. */
  end(): void;
}

/**
 * The script API; its asynchronous methods wait for the shell.
 * @param target the target of the events
 */
export function createApi(page: PageShell, target: EventTarget): OmsShellApi {
  /** Demands the shell: a page may use the API without an element. */
  const shell = (): Promise<Shell> =>
    new Promise((resolve) => {
      page.demand();
      page.whenShell(resolve);
    });
  /** What takes code of its own. */
  const calls = async () => {
    const made = await shell();
    return (await loadPart(() => import('./host-calls'))).hostCalls(made, target);
  };
  const api: OwnMembers = {
    version: VERSION,
    get user() {
      return page.shell()?.session.$state.get().user ?? null;
    },
    get organisation() {
      return page.shell()?.session.$state.get().user?.organisation ?? null;
    },
    get lang() {
      return page.lang();
    },
    configure: (config) => page.add(config),
    ready: async () => (await shell()).ready,
    on(event, fn) {
      const heard = page.$heard.get();
      if (!heard.includes(event)) page.$heard.set([...heard, event]);
      const listener = fn as (event: Event) => void;
      target.addEventListener(event, listener);
      return () => target.removeEventListener(event, listener);
    },
    async setLang(lang) {
      const { i18n } = await shell();
      return (await loadPart(() => import('../core/advice/advice'))).chooseLang(i18n, lang);
    },
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
    upload: async (...upload) => (await calls()).upload(...upload),
    download: async (...download) => (await calls()).download(...download),
    async reference(name, params) {
      const [made, { askReference }] = await Promise.all([
        shell(),
        loadPart(() => import('../domain/references/ask')),
      ]);
      return askReference(made, name, params);
    },
    route: async (...routing) => (await calls()).route(...routing),
    unsaved: async (unsaved) => (await calls()).unsaved(unsaved),
    async mayLeave() {
      const commands = page.shell()?.commands;
      return !commands?.provides('askToLeave') || commands.run('askToLeave');
    },
    menuEntry: (href) => page.shell()?.navigation.place(href) ?? null,
    doctor() {
      const shellNow = page.shell();
      if (shellNow) return page.explain(shellNow.doctor.report());
      const message = 'hosts.userCentre: is missing';
      // A configured page has no shell while its texts are being fetched, before its first element and after `destroy()`.
      const report = reportOnPage(target, VERSION);
      if (page.isConfigured() || report.errors.some(({ code }) => code === 'config'))
        return page.explain(report);
      const missing = { code: 'config', message, source: 'config' } as const;
      const errors = [...report.errors, missing];
      return page.explain({ ...report, errors, problems: errors });
    },
    destroy() {
      for (const fn of page.onDestroy) fn();
      page.end();
    },
  };
  for (const name of commandMethods)
    putMethod(api, name, async (...args: Parameters<CommandMap[typeof name]>) =>
      (await shell()).commands.run(name, ...args),
    );
  for (const name of requestMethods) {
    putMethod(api, name, async (...args: [path: string, input: never, options?: object]) => {
      const made = await shell();
      checkOptionsOf(made, name, args[2]);
      return made.request[name.slice('request.'.length) as keyof RequestClient](...args);
    });
  }
  for (const [name, apply] of Object.entries(applyAddition))
    putMethod(api, name, (...args: [unknown, unknown]) => apply(page.additions, ...args));
  return api as OmsShellApi;
}

/** The members that stand in no list of methods. */
type OwnMembers = Omit<OmsShellApi, MemberOf<CommandMethod | RequestMethod | AdditionMethod>>;

type MemberOf<Method extends string> = Method extends `${infer Group}.${string}` ? Group : Method;
