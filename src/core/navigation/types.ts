/** A module of the top bar (spec 3). */
export interface Module {
  id: string;
  title: string;
  langKey: string;
  iconClass: string;
  sortIndex: number;
}

/** A system (scope) that a menu entry may lead to (spec 3). */
export interface System {
  id: string;
  url: string;
  title: string;
  label: string;
}

/** A type of business event that notices carry (spec 3). */
export interface EventType {
  id: string;
  isSystem: boolean;
  label: string;
  langKey: string;
  title: string;
}

/** A menu entry (spec 3). */
export interface MenuEntry {
  id: string;
  /** Null for an entry at the top of its module. */
  parentId: string | null;
  title: string;
  langKey: string;
  url: string;
  /** `1`: an in-app route; anything else: the id of a system. */
  scope: string;
  /** menuType YES; NO is not shown but still resolves breadcrumbs and permissions. */
  visible: boolean;
  moduleId: string;
  iconClass: string;
  labelId: string;
  sortIndex: number;
  to: string | null;
  href: string | null;
}

/** Base data that everybody may read. */
export interface PublicBase {
  modules: readonly Module[];
  systems: readonly System[];
  eventTypes: readonly EventType[];
  /** What the reply held that is no use and was left out, a line each. */
  faults: readonly string[];
}

/** Base data of one user in one organisation. */
export interface BaseData extends PublicBase {
  entries: readonly MenuEntry[];
  labels: readonly string[];
}
