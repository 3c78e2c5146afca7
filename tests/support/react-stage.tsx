import { atom } from 'nanostores';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import en from '../../locales/en.json';
import zhCN from '../../locales/zh-CN.json';
import { createCommands } from '../../src/core/commands';
import { readConfig } from '../../src/core/config/read';
import { createEvents } from '../../src/core/events/events';
import { createAdditions } from '../../src/core/host-additions/additions';
import { createI18n } from '../../src/core/i18n/i18n';
import { languageOf, type OwnLang } from '../../src/core/i18n/lang';
import type { Texts } from '../../src/core/i18n/texts';
import { createRequest } from '../../src/core/request/client';
import { toUser } from '../../src/core/session/read-user';
import type { SessionState } from '../../src/core/session/session';
import type { StoreFactory } from '../../src/core/store/define-store';
import { createScope } from '../../src/core/store/scope';
import { NO_MARKS } from '../../src/domain/navigation/host-menu/badges';
import { createPermissions } from '../../src/domain/navigation/menu/permissions';
import { createNavigation } from '../../src/domain/navigation/navigation';
import { ShellProvider } from '../../src/react/shell-context';
import type { Shell } from '../../src/shell/shell';
import { fakePlatform } from './fake-platform';
import { PUBLIC_BASE, USER } from './shell-server';

const TEXTS = { en, 'zh-CN': zhCN } satisfies Partial<Record<OwnLang, Texts>>;

/** The shell of a signed-in user for components, with a menu and without a network. */
export function reactStage({
  href = 'http://console.test/home',
  lang = 'en' as keyof typeof TEXTS,
  menu = {} as unknown,
} = {}) {
  const platform = fakePlatform({ href });
  const events = createEvents(platform.events);
  const input = { hosts: { userCentre: 'http://uc.test', console: 'http://console.test' } };
  const { config } = readConfig([input], new URL(href).origin);
  const replies = { menu };
  const fetch = async (input: string | URL | Request) => {
    const data = new URL(String(input)).searchParams.has('noVerify') ? PUBLIC_BASE : replies.menu;
    return new Response(JSON.stringify({ code: 200, message: 'OK', data }));
  };
  const request = createRequest({
    config,
    platform: { ...platform, fetch },
    session: {
      token: async () => 'tok',
      renew: async () => null,
      pending: () => null,
      contextId: () => USER.orgId,
      lang: () => i18n.lang(),
      refused: () => {},
    },
    refusedByPolicy: () => false,
    onLost: () => {},
    translate: () => null,
  });
  const texts = TEXTS[lang];
  const i18n = createI18n(config, platform, events, () => request, {
    wanted: lang,
    language: languageOf(lang),
    texts,
  });
  const owner = () => ({ userId: USER.id, organisationId: USER.orgId, lang: i18n.lang() });
  const navigation = createNavigation({
    config,
    platform,
    request,
    events,
    i18n,
    owner,
    hostMenu: { $extend: atom(null), $marks: atom(NO_MARKS) },
  });
  const permissions = createPermissions(navigation);
  const $session = atom<SessionState>({ status: 'signed-in', user: toUser(USER), error: null });
  const session = {
    $state: $session,
    $lapse: atom(null),

    userId: () => USER.id,
    contextId: () => USER.orgId,
  };
  const stores = new Map<StoreFactory<unknown, Shell>, unknown>();
  const scope = createScope();
  const use = (factory: StoreFactory<unknown, Shell>) => {
    if (!stores.has(factory)) stores.set(factory, factory(shell, scope));
    return stores.get(factory);
  };
  const recovery = { $next: atom(null), watch: () => ({ update: () => {}, stop: () => {} }) };
  const realtime = { join: () => () => {} };
  const commands = createCommands();
  const organisations = { $current: atom(null) };
  const ready = new Promise<void>(() => {});
  const messages = { send: () => {}, on: () => () => {} };
  const parts = {
    config,
    platform,
    events,
    i18n,
    navigation,
    permissions,
    session,
    request,
    commands,
    organisations,
    ready,
    messages,
    realtime,
    recovery,
    additions: createAdditions(),
    use,
  };
  const shell = parts as unknown as Shell;

  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  return {
    shell,
    platform,
    host,
    replies,
    $session,
    show: (content: ReactNode) =>
      act(async () => root.render(<ShellProvider shell={shell}>{content}</ShellProvider>)),
    /** Loads the menu, as the shell's start does. */
    load: () => act(() => navigation.base.refresh()),
    async end() {
      await act(async () => root.unmount());
      navigation.stop();
      host.remove();
    },
  };
}

export type ReactStage = ReturnType<typeof reactStage>;
