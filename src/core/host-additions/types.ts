import type { HostText } from './host-text';

/** An entry of a host in the menu (docs/public-face.md#entries-of-the-page). */
export interface HostMenuEntry {
  /** 1 to 64 letters, digits, `-`, `_` and `.`; an entry with the same id takes its place. */
  id: string;
  title: HostText;
  /** An http or https address, or a path of the page's origin; without one the entry is a group, which is shown with what is in it. */
  url?: string | undefined;
  /**
   * Id of the entry that it is in, or of the module at whose end it stands; an entry of the page has the id that the page gave it. Without
   * one it is a module of its own.
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
