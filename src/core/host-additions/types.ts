import type { HostText } from './host-text';

/** An entry of a host in the menu (docs/public-face.md#entries-of-the-page). */
export interface HostMenuEntry {
  /** 1 to 64 letters, digits, `-`, `_` and `.`; an entry with the same id takes its place. */
  id: string;
  title: HostText;
  /**
   * An http or https address, or a path of the page's origin; without one the entry is a group, which is shown with
   * what is in it.
   */
  url?: string | undefined;
  /**
   * Id of the entry that it is in, or of the module at whose end it stands; an entry of the page has the id that the
   * page gave it. Without one it is a module of its own.
   */
  under?: string | number | null | undefined;
  /** Said behind the title, such as "Beta": at most 16 characters. */
  note?: HostText | undefined;
  /** A class of `icons` in the configuration, or one of the icon classes that the shell knows. */
  icon?: string | undefined;
  /** The authorisation code without which a user does not see it. */
  permission?: string | undefined;
  /** Its rank among its neighbours, as `sortIndex` of the service's entries; without one it is behind them. */
  order?: number | undefined;
}

/** A badge at an entry of the menu: a count, which is `99+` above 99 and nothing at 0, or a text; null takes it away. */
export type HostBadge = number | HostText | null;

/** A link of a host in the account menu. */
export interface HostAccountLink {
  /** 1 to 64 letters, digits, `-`, `_` and `.`; an item with the same id takes its place. */
  id: string;
  title: HostText;
  /** An http or https address, or a path of the page's origin. */
  url: string;
  /** A class of `icons` in the configuration, or one of the icon classes that the shell knows. */
  icon?: string | undefined;
  /** Its rank among the host's items; without one it is behind those that have one. */
  order?: number | undefined;
}

/** An action of a host in the account menu. */
export interface HostAccountAction extends Omit<HostAccountLink, 'url'> {
  /** Called once the menu has closed. */
  onSelect: () => void;
}

export type HostAccountItem = HostAccountLink | HostAccountAction;

/** A message in a tab of a host. */
export interface HostNotice {
  /** Of the message, among those of its tab. */
  id: string | number;
  title: string;
  /** What it is about, in two lines at most. */
  text?: string | null | undefined;
  /** ms since 1970, a Date, or a time as services send them. */
  time?: number | string | Date | null | undefined;
  unread?: boolean | null | undefined;
  /** An http or https address, or a path of the page's origin: where the message leads to, unless the tab has `onOpen`. */
  url?: string | null | undefined;
}

/** What a tab of a host asks for. */
export interface HostNoticeQuery {
  /** 1 for the newest messages, 2 for those after them … */
  page: number;
  /** `next` of the page before; null on the first. */
  cursor: string | number | null;
  /** Aborted once nobody waits for the reply. */
  signal: AbortSignal;
}

/** A page of messages of a host, the newest first. */
export interface HostNoticePage {
  items: readonly HostNotice[];
  /**
   * Where the next page begins: there is one unless this is missing or null. For services that number their pages,
   * `more` says it.
   */
  next?: string | number | null | undefined;
  more?: boolean | null | undefined;
  /** How many messages are unread, loaded or not. */
  count?: number | null | undefined;
}

/** A tab of a host in the notice centre (docs/public-face.md#notices-of-the-page). */
export interface HostNoticeTab {
  /** 1 to 64 letters, digits, `-`, `_` and `.`; a tab with the same id takes its place. */
  id: string;
  title: HostText;
  /** Loads a page of messages; called when the panel opens, when the tab does, and for more. */
  load(query: HostNoticeQuery): Promise<HostNoticePage> | HostNoticePage;
  /** Shows a message, in the place of going to its address. */
  onOpen?: ((notice: HostNotice) => unknown) | undefined;
  /** How many messages are unread, until `load` says so or `notices.setCount()`. */
  count?: number | undefined;
}

/** The page's own tabs in the notice centre. */
export interface HostNotices {
  /**
   * Adds a tab, in the place of the one with the same id. What cannot be used is left out, and `oms-error` and
   * `doctor()` say why.
   */
  addTab(tab: HostNoticeTab): void;
  removeTab(id: string): void;
  /** Says how many messages of a tab are unread; where the tab is shown, it loads the newest ones. */
  setCount(id: string, count: number): void;
}

/** What a source of a host has found: it leads to `url`, or calls `onSelect`. */
export interface HostSearchHit {
  /** Of the hit, among those of its source. */
  id: string | number;
  title: string;
  /** At the right of the title. */
  detail?: string | null | undefined;
  /** An http or https address, or a path of the page's origin. */
  url?: string | null | undefined;
  onSelect?: (() => unknown) | null | undefined;
}

/** A group of a host in the global search (docs/public-face.md#search-of-the-page). */
export interface HostSearchSource {
  /** 1 to 64 letters, digits, `-`, `_` and `.`; a source with the same id takes its place. */
  id: string;
  title: HostText;
  /**
   * Finds what has the text, the likeliest first.
   * @param options `signal` is aborted once the text has changed; no more than `limit` are shown
   */
  find(
    text: string,
    options: { signal: AbortSignal; limit: number },
  ): Promise<readonly HostSearchHit[]> | readonly HostSearchHit[];
}

interface SearchActionBase {
  /** 1 to 64 letters, digits, `-`, `_` and `.`; an action with the same id takes its place. */
  id: string;
  title: HostText;
  /** Further words by which it is found. */
  keywords?: readonly string[] | undefined;
}

/** An action that leads to an address. */
export interface HostSearchLink extends SearchActionBase {
  /** An http or https address, or a path of the page's origin. */
  url: string;
  onSelect?: undefined;
}

/** Something to do that the global search finds: it leads to `url`, or calls `onSelect`. */
export type HostSearchAction =
  | HostSearchLink
  | (SearchActionBase & { onSelect: () => unknown; url?: undefined });

/** The page's own groups and actions in the global search. */
export interface HostSearch {
  /**
   * Adds a source, in the place of the one with the same id. What cannot be used is left out, and `oms-error` and
   * `doctor()` say why.
   */
  addSource(source: HostSearchSource): void;
  removeSource(id: string): void;
  /** Adds an action, in the place of the one with the same id. */
  addAction(action: HostSearchAction): void;
  /** Removes the action with this id, also one of the configuration. */
  removeAction(id: string): void;
}
