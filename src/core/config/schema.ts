import { isOrigin } from '../../page/addresses/addresses';
import { LOGIN } from '../../page/addresses/console-paths';
import { REQUEST_TIMEOUT } from '../constants';
import type { HostAccountLink, HostMenuEntry, HostSearchLink } from '../host-additions/types';
import { BILLING_PATHS, NEW_TAB_PATHS, ORDER_API_SEGMENTS } from './defaults';
import { ENDPOINTS } from './endpoints';
import {
  asyncFunction,
  badges,
  boolean,
  choice,
  type Field,
  fetchFunction,
  group,
  icons,
  id,
  language,
  languages,
  messages,
  names,
  number,
  origins,
  rows,
  social,
  socketFunction,
  text,
  texts,
  timeZone,
  tokens,
  url,
} from './fields';
import { SERVICE_NAMES, type SERVICES } from './services';

/** A service without a base URL of its own is at the user centre's. */
const service = url<string>(({ hosts }) => hosts.userCentre ?? '');
const services = Object.fromEntries(SERVICE_NAMES.map((name) => [name, service])) as {
  [Name in keyof typeof SERVICES]: Field<string>;
};

export const PAGES = {
  /** The console. */
  console: url(null),
  /**
   * The login page.
   * @default `/login` of `hosts.console`
   */
  login: url(({ hosts }) => (hosts.console ? `${hosts.console}${LOGIN}` : null)),
  /** The billing pages. */
  billing: url(null),
  /** The billing pages that have not moved. */
  billingLegacy: url(null),
  /** The ERP pages. */
  erp: url(null),
};

export const ALERTS = {
  /** The message in the page. */
  toast: boolean(true),
  /** The count in the page's title while the page is not visible. */
  title: boolean(true),
  /** The notification of the desktop, once the user has allowed it. */
  desktop: boolean(true),
  /** The newest announcement as a dialog. */
  announcement: boolean(true),
};

/**
 * The configuration: every key with its kind, its default and its bounds. Types, reading, messages for bad values, `data-*`
 * attributes, JSON Schema and the tables of the documentation are made from it: a new key is one row. The comment above a
 * row is its description in all of them; `@default` puts a default into words that is not a constant.
 */
export const SCHEMA = {
  // First, since other defaults depend on it.
  /**
   * Base URLs of the services and of the pages.
   * @see docs/behaviour.md#services
   */
  hosts: group({ ...services, ...PAGES }),
  /** Id of the system (scope) that the page belongs to. */
  system: text(null),
  /**
   * Id of the overseas-warehouse organisation that a page with `documentNo` in its address switches to, unless its system is
   * 1000030.
   * @see docs/behaviour.md#organisations-in-the-address
   */
  overseasOrganisation: id(),
  /**
   * Whether the page is the portal, where the menu is a tree.
   * @default whether the page's origin is that of `hosts.console`
   */
  portal: boolean(({ hosts }, pageOrigin) => isOrigin(hosts.console, pageOrigin)),
  /**
   * Language of the interface: `en`, `zh-CN` or a tag of `languages`; any other value is `zh-CN`.
   * @default the cookie `lang`, else `zh-CN`
   * @see docs/behaviour.md#languages
   */
  lang: language(),
  /**
   * Further languages: the address of each language's pack by tag; the page may host it itself.
   * @see docs/languages.md#use-a-pack
   */
  languages: languages(),
  /** Path segments under /api/v2 that go to the order API. */
  orderApiSegments: texts(ORDER_API_SEGMENTS),
  /** Paths under /home/ that moved from `hosts.billingLegacy` to `hosts.billing`. */
  billingPaths: texts(BILLING_PATHS),
  /** An address with any of these parts opens in a new tab. */
  newTabPaths: texts(NEW_TAB_PATHS),
  /**
   * Paths that a deployment has elsewhere.
   * @default those of the demo
   */
  endpoints: group(ENDPOINTS),
  /**
   * `Domain` of the shell's cookies.
   * @default the page's own host
   * @see docs/behaviour.md#cookies
   */
  cookieDomain: text(null),
  /** Place of the bearer token. `session` survives a reload on a site without the sign-on cookie. */
  tokenStorage: choice(['memory', 'session'], 'memory'),
  /** Without a session: go to the login page, or stay and offer a sign-in button. */
  unauthorised: choice(['redirect', 'button'], 'redirect'),
  /** Gives the bearer token instead of the shell's sign-in; it resolves with null while nobody is signed in. */
  getToken: asyncFunction<string | null>(),
  /**
   * Calls the services instead of the browser's `fetch`, with the same arguments and the same reply: for a host with
   * its own transport, and for pages without a server. It also sends files, whose progress is then unknown; the browser
   * still sends forms whose reply it saves.
   */
  fetch: fetchFunction(),
  /**
   * Opens the realtime connection instead of the browser's `WebSocket`, with the same arguments: for a host with its
   * own transport, and for pages without a server.
   */
  socket: socketFunction(),
  /**
   * Origins that the sign-in may lead back to.
   * @see docs/behaviour.md#sign-in
   */
  loginHosts: origins(),
  /**
   * Social login: its providers, and the hosts on which it is allowed.
   * @see docs/behaviour.md#connected-accounts
   */
  social: social(),
  /**
   * Whether the browser prefetches a page of this origin while the pointer rests on its link in the shell: `auto` if
   * the page has inline scripts, since the rules for it are one.
   * @see docs/behaviour.md#from-page-to-page
   */
  prefetchPages: choice(['auto', 'always', 'never'], 'auto'),
  /**
   * Colours; `auto` follows the system on the portal and is light elsewhere.
   * @default what the user has chosen, else `auto`
   * @see docs/behaviour.md#theme-and-density
   */
  theme: choice(['light', 'dark', 'auto'], null),
  /**
   * Space between lines and around controls.
   * @default what the user has chosen, else `normal`
   */
  density: choice(['normal', 'compact'], null),
  /**
   * The host's own colours, font and corners: a value by custom property, `{ light, dark }` for a colour of each theme.
   * @see docs/behaviour.md#a-hosts-own-look
   */
  tokens: tokens(),
  /**
   * The keys of the shell that are on, by what they lead to; an empty list turns all of them off.
   * @see docs/behaviour.md#keys
   */
  keys: names(['search', 'notices', 'organisation', 'menu', 'feedback', 'help']),
  /**
   * Entries of the page in the menu, each `{ id, title, url, under, note, icon, permission, order }`.
   * @see docs/public-face.md#entries-of-the-page
   */
  menuEntries: rows<HostMenuEntry>(),
  /**
   * Counts and texts at entries of the menu, by the ids of the entries.
   * @see docs/public-face.md#entries-of-the-page
   */
  badges: badges(),
  /**
   * Links of the page in the account menu, each `{ id, title, url, icon, order }`.
   * @see docs/public-face.md#entries-of-the-page
   */
  accountItems: rows<HostAccountLink>(),
  /** SVG markup by iconClass, for the icon classes of the server. */
  icons: icons(),
  /**
   * Pages that the global search finds among the actions, each `{ id, title, keywords, url }`.
   * @see docs/public-face.md#search-of-the-page
   */
  searchActions: rows<HostSearchLink>(),
  /**
   * Words of the host instead of the shell's texts, by language and key: `{ en: { 'notices.label': 'News' } }`.
   * @see docs/behaviour.md#words-of-the-host
   */
  messages: messages(),
  /**
   * Zone of times that services send without one: `UTC`, an offset such as `+08:00`, or an IANA name such as `Asia/Shanghai`.
   * @see docs/hosting.md#the-calls-of-the-first-view
   */
  serviceTimeZone: timeZone('UTC'),
  /** Time limit of a call. */
  requestTimeout: number(1, 3_600_000, 'ms', REQUEST_TIMEOUT),
  /**
   * Address for usage statistics of users who agree to them. Without it the shell sends nothing and asks nobody.
   * @see docs/behaviour.md#tracking
   */
  trackingUrl: url(null),
  /**
   * Id of this deployment's user at the service that takes bug reports.
   * @see docs/behaviour.md#bug-reports
   */
  bugReportUserId: text(null),
  /**
   * Alerts of new messages, each of which can be turned off.
   * @see docs/behaviour.md#alerts
   */
  alerts: group(ALERTS),
};
