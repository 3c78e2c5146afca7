import { createCommands, type Message, type OwnCommands } from '../core/commands';
import type { ShellConfig } from '../core/config/types';
import { createEvents, type Events } from '../core/events/events';
import { type Additions, createAdditions } from '../core/host-additions/additions';
import { createI18n, type I18n, type Start } from '../core/i18n/i18n';
import type { Platform } from '../core/platform/platform';
import { createRealtime } from '../core/realtime/realtime';
import { createRequest, type RequestCore, type RequestDeps } from '../core/request/client';
import { clearStorage } from '../core/session/clear-storage';
import { createSession, type Session, type SessionDeps } from '../core/session/session';
import { showMessage } from '../core/show-message';
import type { CacheOwner } from '../core/store/cache';
import { createRecovery, type Recovery } from '../core/store/recovery';
import { createScope, type Scope } from '../core/store/scope';
import { createStores } from '../core/store/stores';
import type { CommandMap } from '../domain/command-map';
import type { DomainContext } from '../domain/context';
import { followHostMenu, type HostMenuPart } from '../domain/navigation/host-menu/follow';
import { createPermissions, type Permissions } from '../domain/navigation/menu/permissions';
import { createNavigation, type Navigation } from '../domain/navigation/navigation';
import { createOrganisations } from '../domain/organisations/organisations';
import { VERSION } from '../page/build/version';
import { DEFAULT_LANG } from '../page/language/first-lang';
import { loadPart } from '../page/platform/load-part';
import { createDoctor, type Doctor } from './doctor';

/** The mechanisms and stores behind the elements of one page. */
export interface Shell extends DomainContext {
  readonly version: string;
  readonly permissions: Permissions;
  readonly doctor: Doctor;
  /** Starts the session and loads the base data. Only the first call has an effect. */
  start(): void;
  destroy(): void;
  /** Calls `fn` once the shell has been destroyed, at once where it has been. Returns the function that stops that. */
  onEnd(fn: () => void): () => void;
}

/**
 * The composition root: creates every mechanism and connects them.
 * @param start the language that the page starts in, with its texts, and the code for what the host has added to the menu
 * @param additions of the page, whose next shell gets them, too
 */
export function createShell(
  config: ShellConfig,
  platform: Platform,
  start: Start & { hostMenu?: HostMenuPart | null },
  additions: Additions = createAdditions(),
): Shell {
  const scope = createScope();
  const events = createEvents(platform.events);
  const commands = createCommands<CommandMap & OwnCommands>();
  const i18n = createI18n(config, platform, events, () => request, start);
  const { request, session } = createBackend(config, platform, events, i18n, {
    refused: () => void organisations.refused(),
    onUser() {
      i18n.keep();
      navigation.keepFor(owner());
    },
    onContextLost: (contextId) => organisations.lose(contextId),
    onLogout: (heard) => void showMessage({ commands, events }, logoutMessage(i18n, heard), 'session'),
    onRefused: (message) => void showMessage({ commands, events }, message(i18n.t), 'session'),
    commands,
    mayLeave: () => platform.page.confirm(i18n.t('error.unauthorised')),
    refusedByPolicy: (url) => doctor.refuses(url),
  });
  // Before any other listener: what that one asks for is in the new language already.
  scope.listen(i18n.$lang, request.languageChanged);
  const owner = (): CacheOwner => ({
    userId: session.userId(),
    organisationId: session.contextId(),
    lang: i18n.lang(),
  });
  const organisations = createOrganisations({
    platform,
    events,
    session,
    i18n,
    commands,
    hold: () => request.hold(),
    clear() {
      clearStorage(platform, config, true);
      session.keepToken();
      navigation.dropCache();
    },
    renew() {
      void navigation.base.refresh();
      void i18n.refresh();
      stores.reset('organisation');
    },
  });
  const recovery = createRecovery(platform);
  const hostMenu = followHostMenu(
    { config, events, additions, recovery, $lang: i18n.$lang, href: () => platform.location.href() },
    start.hostMenu ?? null,
    scope,
  );
  const navigation = createNavigation({ config, platform, request, events, i18n, owner, hostMenu });
  const permissions = createPermissions(navigation);
  const realtime = createRealtime({ config, platform, session, i18n, events });
  const doctor = createDoctor(
    platform,
    () => request.$lost.get(),
    () => realtime.report(),
  );

  const ready = whenReady(session, navigation).then(i18n.titled);
  let started = false;
  const ends = createScope();

  scope.listen(i18n.$lang, () => {
    stores.reset('language');
    if (session.$state.get().status !== 'signed-in') return;
    void navigation.base.refresh();
    session.reread().catch((error) => events.error('part', String(error), 'session'));
  });
  // After the sign-out there is no menu, and no permission.
  scope.listen(session.$state, ({ status }) => {
    if (status !== 'signed-out') return;
    navigation.dropCache();
    stores.reset('user');
    if (session.hasLogin()) return;
    loadPart(() => import('../core/advice/advice')).then(
      (part) => part.reportNoLogin(events),
      () => {},
    );
  });
  recoverStart(recovery, session, navigation, scope);
  for (const { stop } of [navigation, realtime, recovery]) scope.add(stop);
  listenToTabs({ platform, session, organisations, i18n }, scope);

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
    recovery,
    additions,
    doctor,
    ready,
    use: (factory) => stores.use(factory),
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
      events.end();
      scope.end();
      request.abortAll();
      platform.tabs.close();
      ends.end();
    },
    onEnd: ends.add,
  };
  const stores = createStores(shell, scope);
  void ready.then(() => emitReady(shell));
  return shell;
}

/** The calls to the services, and the session whose token they carry. */
function createBackend(
  config: ShellConfig,
  platform: Platform,
  events: Events,
  i18n: I18n,
  on: Pick<SessionDeps, 'onUser' | 'onContextLost' | 'onLogout' | 'onRefused' | 'commands' | 'mayLeave'> &
    Pick<RequestDeps, 'refusedByPolicy'> & { refused(): void },
): { request: RequestCore; session: Session } {
  const request = createRequest({
    config,
    platform,
    translate: (key) => i18n.find(key),
    refusedByPolicy: on.refusedByPolicy,
    onLost({ reason, advice }) {
      // A service that is down is no fault of the page.
      if (reason === 'down') return;
      console.error(`@oms/shell: ${advice}`);
      events.error('service-refused', advice, 'request');
    },
    session: {
      token: () => session.token(),
      renew: (...refused) => session.renew(...refused),
      pending: () => session.pending(),
      contextId: () => session.contextId(),
      lang: () => i18n.lang(),
      refused: on.refused,
    },
  });
  const session: Session = createSession({
    config,
    platform,
    request,
    events,
    async onGranted({ lang }) {
      // Before the first call of the user, which already carries that language.
      if (lang !== null && config.lang === null)
        await i18n.setLang(i18n.speaks(lang) ? lang : DEFAULT_LANG, { silent: true });
    },
    ...on,
  });
  return { request, session };
}

/** Tries again what every page needs: the user, and the menu, also where that of the last visit is shown. */
function recoverStart(
  recovery: Recovery,
  { $state, startQuietly }: Pick<Session, '$state' | 'startQuietly'>,
  { base }: Pick<Navigation, 'base'>,
  scope: Scope,
): void {
  const failure = () => ($state.get().status === 'failed' ? $state.get().error : null);
  const user = recovery.watch({ error: failure, retry: startQuietly });
  scope.listen($state, user.update);
  const menu = recovery.watch({ error: () => base.$state.get().error, retry: base.refresh });
  scope.listen(base.$state, menu.update);
}

/** Applies the changes that other tabs report. */
function listenToTabs(
  { platform, session, organisations, i18n }: Pick<Shell, 'platform' | 'session' | 'organisations' | 'i18n'>,
  scope: Scope,
): void {
  scope.add(
    platform.tabs.listen((message) => {
      if (message.type === 'signed-out') session.endedElsewhere();
      else if (message.type === 'signed-in') session.$lapse.get()?.hear(message);
      else if (message.type === 'other-user') session.reloadForOtherUser();
      else if (message.type === 'organisation') organisations.switchedElsewhere(message);
      else if (message.type === 'lang' && i18n.speaks(message.lang)) {
        void i18n.setLang(message.lang, { silent: true });
      }
    }),
  );
}

/** Tells the person of a sign-out that the service has not heard of, and later that it has. */
function logoutMessage({ t }: I18n, heard: boolean): Message {
  if (heard) return { tone: 'success', title: () => t('logout.heard') };
  return { tone: 'error', title: () => t('logout.unheard'), text: () => t('logout.unheardText') };
}

function emitReady({ session, events, i18n }: Shell): void {
  const { user } = session.$state.get();
  if (!user) return;
  events.emit('oms-ready', {
    user,
    organisation: user.organisation,
    lang: i18n.lang(),
    version: VERSION,
  });
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
