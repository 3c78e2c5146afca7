import type { Lang } from '../i18n/lang';

/** Base URLs of the services (spec 7), without a trailing slash. */
export interface ServiceHosts {
  userCentre: string;
  boss: string;
  fbb: string;
  ship: string;
  feedback: string;
  bi: string;
  orderApi: string;
  billingApi: string;
}

/** Where pages live, without a trailing slash; null where the deployment has none. */
export interface PageHosts {
  console: string | null;
  login: string | null;
  billing: string | null;
  billingLegacy: string | null;
  erp: string | null;
}

export type Theme = 'light' | 'dark' | 'auto';
export type Density = 'normal' | 'compact';

/** Paths that the specification leaves open (spec 7.5), by name. */
export interface Endpoints {
  userInfo: string;
  baseData: string;
  organisationList: string;
  login: string;
  ticket: string;
  changePassword: string;
  actAs: string;
  feedback: string;
  upload: string;
  dashboard: string;
}

/** A provider of social login: what the service calls it, and its name where the shell has none of its own. */
export interface SocialProvider {
  readonly id: string;
  readonly label: string | null;
}

export interface Social {
  readonly providers: readonly SocialProvider[];
  /** `host` or `host:port` of the pages on which social login is allowed. */
  readonly hosts: readonly string[];
}

/** What may tell of news by itself, each true unless the host turns it off. */
export interface Alerts {
  /** The notice in the page. */
  toast: boolean;
  /** The count in the page's title while the page is not seen. */
  title: boolean;
  /** The notification of the desktop, once the user has allowed it. */
  desktop: boolean;
  /** The newest announcement as a dialog. */
  announcement: boolean;
}

/** The configuration of interface.md, complete: every default is filled in. */
export interface ShellConfig {
  hosts: ServiceHosts & PageHosts;
  /** Id of the system (scope) that this page belongs to; null when it belongs to none. */
  system: string | null;
  /**
   * Id of the overseas-warehouse organisation that a page with `documentNo` in its address switches to, unless its system is
   * 1000030 (spec 4); null for none.
   */
  overseasOrganisation: string | null;
  /** True on the portal host (tree menu); default: the page's origin is `hosts.console`'s. */
  portal: boolean;
  /** Null: the lang cookie decides, else zh-CN. */
  lang: Lang | null;
  /** Path segments under /api/v2 that go to the order API (spec 7). */
  orderApiSegments: readonly string[];
  /** Paths under /home/ that moved from `hosts.billingLegacy` to `hosts.billing` (spec 2.2). */
  billingPaths: readonly string[];
  /** An address with any of these parts opens in a new tab (spec 2.2). */
  newTabPaths: readonly string[];
  /** Paths that the specification leaves open; each starts with /. */
  endpoints: Endpoints;
  /** `Domain` of the shell's cookies; null: the page's own host. */
  cookieDomain: string | null;
  /** Where the bearer token is kept; default `memory`. `session` survives a reload on a site without the sign-on cookie. */
  tokenStorage: 'memory' | 'session';
  /** Without a session: go to the login page (default), or stay and offer a sign-in button. */
  unauthorised: 'redirect' | 'button';
  /** The host gives the bearer token itself; it resolves with null where nobody is signed in. */
  getToken: (() => Promise<string | null>) | null;
  /** Origins that a `service` redirect may lead to. */
  loginHosts: readonly string[];
  /** Null: there is no social login. */
  social: Social | null;
  /** Default `auto`: the system's scheme on the portal, light elsewhere. */
  theme: Theme;
  /** Default `normal`. */
  density: Density;
  /** iconClass → SVG markup, for the server's icon classes. */
  icons: Readonly<Record<string, string>>;
  /** Milliseconds, 1 to 3600000; default 300000 (spec 9). */
  requestTimeout: number;
  /** What tells of news by itself. */
  alerts: Readonly<Alerts>;
}

/** What a host may give: any part, nested as above; `hosts` in parts too. */
export type ShellConfigInput = {
  [K in keyof ShellConfig]?: K extends 'hosts' | 'endpoints' | 'alerts'
    ? Partial<ShellConfig[K]>
    : K extends 'social'
      ? SocialInput | null
      : ShellConfig[K];
};

/** A provider by its id alone is named by the shell. Hosts may be given as origins, too. */
export interface SocialInput {
  providers: readonly (string | { id: string; label?: string | null })[];
  hosts: readonly string[];
}
