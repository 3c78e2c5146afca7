import type { TextKey } from '../core/i18n/i18n';
import * as paths from '../page/addresses/console-paths';
import type { LoadPage } from './parts/lazy-page';

interface OwnPage {
  readonly path: string;
  /** Its name in the bar above the page, where the user's menu has no entry for its path. */
  readonly name: TextKey;
  readonly load: LoadPage;
}

/**
 * The console's own pages under /home, by the id of their route. The comment above a row is its description in
 * docs/behaviour.md#routes.
 */
export const OWN_PAGES: Readonly<Record<string, OwnPage>> = {
  /** [Main panel](docs/behaviour.md#main-panel). */
  homePanel: { path: paths.HOME, name: 'home.title', load: () => import('./pages/HomePanel') },
  /** [Password](docs/behaviour.md#passwords). */
  password: { path: paths.PASSWORD, name: 'password.title', load: () => import('./pages/PasswordRoute') },
  /** [Profile](docs/behaviour.md#account-pages). */
  profile: { path: paths.PROFILE, name: 'profile.title', load: () => import('./pages/ProfileRoute') },
  /** [Account security](docs/behaviour.md#account-pages); the address is spelled so. */
  security: { path: paths.SECURITY, name: 'security.title', load: () => import('./pages/SecurityRoute') },
  /** [Connected accounts](docs/behaviour.md#connected-accounts); the error page where social login is not allowed. */
  connections: {
    path: paths.CONNECTIONS,
    name: 'connections.title',
    load: () => import('./pages/ConnectionsRoute'),
  },
  /** [Acting as a user](docs/behaviour.md#acting-as-a-user). */
  actAs: { path: paths.ACT_AS, name: 'actAs.title', load: () => import('./pages/ActAsRoute') },
  /** [Announcements](docs/behaviour.md#announcements). */
  announceList: {
    path: paths.ANNOUNCEMENTS,
    name: 'announcements.title',
    load: () => import('./pages/AnnounceListRoute'),
  },
  /** An [announcement](docs/behaviour.md#announcements), by `id`. */
  announceDetail: {
    path: paths.ANNOUNCEMENT,
    name: 'crumb.announcement',
    load: () => import('./pages/AnnounceDetailRoute'),
  },
  /** [Notices](docs/behaviour.md#notices). */
  noticeList: {
    path: paths.NOTICES,
    name: 'notices.pageTitle',
    load: () => import('./pages/NoticeListRoute'),
  },
  /** A [notice](docs/behaviour.md#notices), by `id`. */
  noticeDetail: {
    path: paths.NOTICE,
    name: 'crumb.notice',
    load: () => import('./pages/NoticeDetailRoute'),
  },
  /** [Templates of messages](docs/behaviour.md#notice-rules). */
  noticeTemplates: {
    path: paths.TEMPLATES,
    name: 'reminders.templates',
    load: () => import('./pages/TemplatesRoute'),
  },
  /** A [template](docs/behaviour.md#notice-rules): `add`, or `edit` with `id`. */
  noticeTemplate: {
    path: paths.TEMPLATE,
    name: 'reminders.template',
    load: () => import('./pages/TemplateRoute'),
  },
  /** [Notice rules](docs/behaviour.md#notice-rules). */
  noticeRules: { path: paths.RULES, name: 'reminders.rules', load: () => import('./pages/RulesRoute') },
  /** A [rule](docs/behaviour.md#notice-rules): `add`, or `edit` with `id`. */
  noticeRule: { path: paths.RULE, name: 'reminders.rule', load: () => import('./pages/RuleRoute') },
  /** [Test of a rule](docs/behaviour.md#notice-rules), by `id`. */
  noticeRuleTest: {
    path: paths.RULE_TEST,
    name: 'reminders.test',
    load: () => import('./pages/RuleTestRoute'),
  },
  /** The error page, "Sorry, an error occurred while loading the page". */
  nopage: { path: paths.NO_PAGE, name: 'nopage.name', load: () => import('./pages/NoPage') },
};
