// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import en from '../../locales/en.json';
import zhCN from '../../locales/zh-CN.json';
import { fakePlatform } from '../../tests/support/fake-platform';
import { MENU, PUBLIC_BASE, USER } from '../../tests/support/shell-server';
import { readConfig } from '../core/config/read';
import { languageOf } from '../core/i18n/lang';
import { noticeListsStore } from '../domain/notices/lists';
import { ShellProvider, useShell } from '../react/shell-context';
import { useStore } from '../react/use-store';
import { createShell, type Shell } from '../shell/shell';
import { FavouritesPanel } from './favourites/FavouritesPanel';
import MenuMessage from './menu/view-state/MenuMessage';
import { NoticeList } from './notices/NoticeList';
import { ProfilePanel } from './profile/ProfilePanel';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let end = async () => {};
afterEach(() => end());

/** Shows a component of a page whose service answers `path` with data that cannot be parsed. */
async function show(path: string, content: ReactNode, open: (shell: Shell) => unknown) {
  const replies: Record<string, unknown> = {
    '/auth/jwt/authorize': { token: 'tok', expiresIn: 3600, userId: USER.id },
    '/api/v1/My/getUserInfo': USER,
    '/status/locale/findByPage': { content: [], totalPages: 0 },
  };
  const fetch = async (input: string | URL | Request) => {
    const { pathname, searchParams } = new URL(String(input));
    const base = searchParams.has('noVerify') ? PUBLIC_BASE : MENU;
    const good = pathname === '/api/v1/Context/baseData' ? base : replies[pathname];
    const data = pathname === path ? 'no such data' : (good ?? null);
    return new Response(JSON.stringify({ code: 200, message: 'OK', data }));
  };
  const platform = { ...fakePlatform(), fetch };
  const hosts = { userCentre: 'http://uc.test', console: 'http://console.test' };
  const { config } = readConfig([{ hosts }], 'http://console.test');
  const shell = createShell(config, platform, {
    wanted: 'zh-CN',
    language: languageOf('zh-CN'),
    texts: zhCN,
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  end = async () => {
    await act(async () => root.unmount());
    shell.destroy();
    host.remove();
  };
  await act(async () => {
    await shell.session.start();
    await shell.navigation.base.refresh();
    root.render(<ShellProvider shell={shell}>{content}</ShellProvider>);
    await open(shell);
  });
  return { shell, host };
}

/** Shown by the side menu once the base data has failed. */
function Menu() {
  const { error } = useStore(useShell().navigation.base.$state);
  return error && <MenuMessage kind="failed" busy={false} narrow={false} />;
}

const favourites = <FavouritesPanel editing={false} onEditing={() => {}} onFollow={() => {}} />;
const notices = <NoticeList type="2" onOpen={() => {}} />;
const nothing = () => {};

test.each<[string, string, ReactNode, (shell: Shell) => unknown]>([
  ['favourites', '/api/v1/UcUserFavMenu/findAll', favourites, nothing],
  [
    'notices',
    '/api/v1/BizNotify/recent',
    notices,
    (shell) => shell.use(noticeListsStore).lists[2].search(null),
  ],
  ['a profile', '/api/v1/My/getUserProfile', <ProfilePanel key="profile" phone={null} />, nothing],
  ['base data', '/api/v1/Context/baseData', <Menu key="menu" />, nothing],
])(
  '%s that cannot be parsed show a sentence, in the language of the page',
  async (_, path, content, open) => {
    const { shell, host } = await show(path, content, open);
    const isShown = (texts: typeof en) => (host.textContent ?? '').includes(texts['error.malformed']);
    await expect.poll(() => isShown(zhCN)).toBe(true);
    expect(host.textContent).not.toContain('error.malformed');
    await act(() => shell.i18n.setLang('en'));
    await expect.poll(() => isShown(en)).toBe(true);
    expect(isShown(zhCN)).toBe(false);
  },
);
