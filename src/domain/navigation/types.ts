/** A module of the top bar. */
export interface Module {
  id: string;
  title: string;
  langKey: string;
  iconClass: string;
  sortIndex: number;
}

/** A system (scope) that menu entries lead to. */
export interface System {
  id: string;
  url: string;
  title: string;
  label: string;
}

/** A type of business event that notices carry. */
export interface EventType {
  id: string;
  isSystem: boolean;
  label: string;
  langKey: string;
  title: string;
}

/** A menu entry. */
export interface MenuEntry {
  id: string;
  /** Null for an entry at the top of its module. */
  parentId: string | null;
  title: string;
  /** Said behind the title, such as "Not open": in the user's language, at most 16 characters; empty where there is none. */
  note: string;
  langKey: string;
  url: string;
  /** `1`: an in-app route; anything else: the id of a system. */
  scope: string;
  /** menuType YES. An entry with NO is hidden, but counts for breadcrumbs and permissions. */
  visible: boolean;
  moduleId: string;
  iconClass: string;
  labelId: string;
  sortIndex: number;
  to: string | null;
  href: string | null;
}

/** Base data that needs no sign-in. */
export interface PublicBase {
  modules: readonly Module[];
  systems: readonly System[];
  eventTypes: readonly EventType[];
  /** The rows of the reply that were left out, a line each. */
  faults: readonly string[];
}

/** Base data of one user in one organisation. */
export interface BaseData extends PublicBase {
  entries: readonly MenuEntry[];
  labels: readonly string[];
}
