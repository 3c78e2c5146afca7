import * as paths from '../core/config/console-paths';
import type { TextKey } from '../core/i18n/i18n';
import type { LoadPage } from './parts/lazy-page';

interface OwnPage {
  readonly path: string;
  /** Its name in the bar above the page, where the user's menu has no entry for its path. */
  readonly name: TextKey;
  readonly load: LoadPage;
}

/** The console's own pages under /home, by the id of their route (docs/behaviour.md#routes). */
export const OWN_PAGES: Readonly<Record<string, OwnPage>> = {
  homePanel: { path: paths.HOME, name: 'home.title', load: () => import('./pages/HomePanel') },
  password: { path: paths.PASSWORD, name: 'password.title', load: () => import('./pages/PasswordRoute') },
  profile: { path: paths.PROFILE, name: 'profile.title', load: () => import('./pages/ProfileRoute') },
  security: { path: paths.SECURITY, name: 'security.title', load: () => import('./pages/SecurityRoute') },
  connections: {
    path: paths.CONNECTIONS,
    name: 'connections.title',
    load: () => import('./pages/ConnectionsRoute'),
  },
  actAs: { path: paths.ACT_AS, name: 'actAs.title', load: () => import('./pages/ActAsRoute') },
  announceList: {
    path: paths.ANNOUNCEMENTS,
    name: 'announcements.title',
    load: () => import('./pages/AnnounceListRoute'),
  },
  announceDetail: {
    path: paths.ANNOUNCEMENT,
    name: 'crumb.announcement',
    load: () => import('./pages/AnnounceDetailRoute'),
  },
  noticeList: {
    path: paths.NOTICES,
    name: 'notices.pageTitle',
    load: () => import('./pages/NoticeListRoute'),
  },
  noticeDetail: {
    path: paths.NOTICE,
    name: 'crumb.notice',
    load: () => import('./pages/NoticeDetailRoute'),
  },
  nopage: { path: paths.NO_PAGE, name: 'nopage.name', load: () => import('./pages/NoPage') },
};
