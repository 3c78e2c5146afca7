import { type Commands, createCommands } from './commands';
import type { ShellConfig } from './config/types';
import { VERSION } from './constants';
import { createDoctor, type Doctor } from './doctor';
import { createEvents, type Events } from './events/events';
import { createI18n, type I18n } from './i18n/i18n';
import { type Lang, toLang } from './i18n/lang';
import type { Texts } from './i18n/texts';
import { createNavigation, type Navigation } from './navigation/navigation';
import { createOrganisations, type Organisations } from './organisations/organisations';
import { createPermissions, type Permissions } from './permissions/permissions';
import type { Platform } from './platform/platform';
import { createRealtime } from './realtime/realtime';
import type { Realtime } from './realtime/types';
import { createRequest, type RequestCore } from './request/client';
import { COOKIES } from './session/cookies';
import { createSession, isOtherUser, isSignedOut, type Session } from './session/session';
import { clearStorage } from './session/stored';
import type { CacheOwner } from './store/cache';

/** Everything behind the elements of one page. */
export interface Shell {
  readonly version: string;
  readonly config: ShellConfig;
  readonly platform: Platform;
  readonly events: Events;
  readonly commands: Commands;
  readonly request: RequestCore;
  readonly i18n: I18n;
  readonly session: Session;
  readonly organisations: Organisations;
  readonly navigation: Navigation;
  readonly permissions: Permissions;
  readonly realtime: Realtime;
  readonly doctor: Doctor;
  /** A feature's store, made on first use and shared by all elements. */
  use<T>(factory: StoreFactory<T>): T;
  /** Starts the session and loads the base data; once, however often it is called. */
  start(): void;
  /** Resolves once the user and the base data are there (`oms-ready`). */
  readonly ready: Promise<void>;
  /** Tries again what failed at the start. */
  retry(): void;
  destroy(): void;
}

/** Named, so that two bundles on a page share one store of the name. */
export interface StoreFactory<T> {
  readonly storeName: string;
  (shell: Shell): T;
}

/** A store's `reset()` is called when the organisation changes, its `stop()` when the shell is destroyed; it may have neither. */
export function defineStore<T>(storeName: string, create: (shell: Shell) => T): StoreFactory<T> {
  return Object.assign((shell: Shell) => create(shell), { storeName });
}

/**
 * The one composition root: read it top to bottom.
 * @param start the language that the page starts in, with its texts
 */
export function createShell(
  config: ShellConfig,
  platform: Platform,
  start: { lang: Lang; texts: Texts },
): Shell {
  const events = createEvents(platform.events);
  const commands = createCommands();
  let userId = platform.cookies.get(COOKIES.user.name) ?? '';

  const i18n = createI18n(config, platform, events, () => request, start);
  const request = createRequest({
    config,
    platform,
    translate: (key) => i18n.find(key),
    localise: (error) => i18n.localise(error),
    session: {
      token: () => session.token(),
      renew: (refused) => session.renew(refused),
      contextId: () => organisations.contextId(),
      lang: () => i18n.lang(),
      refused: () => void organisations.refused(),
    },
  });
  const session: Session = createSession({
    config,
    platform,
    request,
    events,
    async onGranted(granted) {
      if (granted.userId !== null) userId = granted.userId;
      if (granted.contextId !== null) organisations.adopt(granted.contextId);
      if (granted.lang !== null && config.lang === null) {
        // The user's first call shall be in that language already.
        await i18n.setLang(toLang(granted.lang), { silent: true });
      }
    },
    onUser(user) {
      userId = user.id;
      if (user.organisation) organisations.adopt(user.organisation.id);
      navigation.keepFor(owner());
    },
    forgetContext: () => organisations.forget(),
  });
  const organisations = createOrganisations({
    config,
    platform,
    events,
    session,
    hold: () => request.hold(),
    localise: (error) => i18n.localise(error),
    clear() {
      clearStorage(platform, config, true);
      session.keepToken();
      navigation.dropCache();
    },
    renew() {
      void navigation.base.refresh();
      void i18n.refresh();
      for (const reset of resets) reset();
    },
  });
  const owner = (): CacheOwner => ({
    userId,
    organisationId: organisations.contextId(),
    lang: i18n.lang(),
  });
  const navigation = createNavigation({ config, platform, request, events, i18n, owner });
  const permissions = createPermissions(navigation);
  const realtime = createRealtime({ config, platform, session, organisations, i18n, events });
  const doctor = createDoctor(
    platform,
    events,
    () => request.unreachable,
    () => realtime.report(),
  );

  const stores = new Map<string, unknown>();
  const resets = new Set<() => void>();
  const ready = whenReady(session, navigation);
  let started = false;

  const stops: (() => void)[] = [
    platform.tabs.listen((message) => {
      if (isSignedOut(message)) session.follow();
      organisations.hear(message);
      if (isOtherUser(message)) session.moveOn();
      const lang = langOf(message);
      if (lang !== null) void i18n.setLang(toLang(lang), { silent: true });
    }),
    i18n.$lang.listen(() => {
      if (session.$state.get().status !== 'signed-in') return;
      void navigation.base.refresh();
      session.reread().catch((error) => events.error('part', String(error), 'session'));
    }),
    // Who is not signed in has no menu, and no permissions.
    session.$state.listen(({ status }) => {
      if (status === 'signed-out') navigation.dropCache();
    }),
    navigation.stop,
    doctor.stop,
    realtime.stop,
    events.stop,
  ];

  const shell: Shell = {
    version: VERSION,
    config,
    platform,
    events,
    commands,
    request,
    i18n,
    session,
    organisations,
    navigation,
    permissions,
    realtime,
    doctor,
    ready,
    use<T>(factory: StoreFactory<T>): T {
      if (!stores.has(factory.storeName)) {
        const store = factory(shell);
        stores.set(factory.storeName, store);
        const reset = (store as { reset?: unknown } | null)?.reset;
        // What was loaded for one organisation is not shown in another.
        if (typeof reset === 'function') resets.add(() => reset.call(store));
        const stop = (store as { stop?: unknown } | null)?.stop;
        if (typeof stop === 'function') stops.push(() => stop.call(store));
      }
      return stores.get(factory.storeName) as T;
    },
    start() {
      if (started) return;
      started = true;
      void session.start();
      void navigation.base.refresh();
      void i18n.refresh();
    },
    retry() {
      void session.start();
      void navigation.base.refresh();
    },
    destroy() {
      for (const stop of stops) stop();
      request.abortAll();
      platform.tabs.close();
    },
  };
  void ready.then(() => {
    const { user } = session.$state.get();
    if (user) {
      events.emit('oms-ready', {
        user,
        organisation: user.organisation,
        lang: i18n.lang(),
        version: VERSION,
      });
    }
  });
  return shell;
}

function whenReady(session: Session, navigation: Navigation): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const base = navigation.base.$state.get();
      if (session.$state.get().status === 'signed-in' && base.data !== null && !base.stale) resolve();
    };
    session.$state.listen(check);
    navigation.base.$state.listen(check);
  });
}

function langOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, lang } = message as { type?: unknown; lang?: unknown };
  return type === 'lang' && (lang === 'en' || lang === 'zh-CN') ? lang : null;
}
