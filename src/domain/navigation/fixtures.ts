import type { Answers } from '../../core/fixtures/answers';
import { checkIds, checkOnce, FixtureError } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { toMenu, toPublicBase } from './menu/parse';
import type { EventType, System } from './types';

/** An entry of the menu of the fake services, or a group of entries. */
export interface MenuEntryFixture {
  /** By which favourites name it; by default made of its place. */
  id?: string;
  title: FixtureText;
  /** Said behind the title, such as "Not open"; it is cut at 16 characters. */
  note?: FixtureText;
  /** A path of the console, or an address. A group has none. */
  url?: string;
  /** Its authorisation code, which `can()` and `Can` ask for. */
  permission?: string;
  /** Id of the system that the url belongs to; `1`, the console, by default. */
  system?: string;
  /** It is not shown, but counts for breadcrumbs and permissions. */
  hidden?: boolean;
  icon?: string;
  entries?: readonly MenuEntryFixture[];
}

/** A module of the menu: an entry of the top bar, and an icon of the column. */
export interface ModuleFixture {
  id?: string;
  title: FixtureText;
  icon?: string;
  entries: readonly MenuEntryFixture[];
}

export interface NavigationFixture {
  readonly menu: readonly ModuleFixture[];
  readonly systems: readonly System[];
  readonly eventTypes: readonly EventType[];
  /** Authorisation codes beside those of the menu's entries. */
  readonly permissions: readonly string[];
}

/** @param path the configuration's `endpoints.baseData` */
export function fakeNavigation(
  { menu, systems, eventTypes, permissions }: NavigationFixture,
  path: string,
): { readonly answers: Answers } {
  const open = (lang: Lang) => ({
    globalcatelogs: menu.map(({ title, icon }, at) => ({
      id: moduleId(menu, at),
      title: textIn(title, lang),
      langKey: '',
      iconClass: icon ?? '',
      sortIndex: at,
    })),
    systems,
    bizeventtypes: eventTypes.map((type) => ({ ...type, isSystem: type.isSystem ? 1 : 0 })),
  });
  const own = (lang: Lang) => ({
    menus: menu.flatMap(({ entries }, at) => rowsOf(entries, '0', moduleId(menu, at), lang)),
    labels: permissions,
  });
  checkIds('menu', open('en').globalcatelogs);
  const places = menu.flatMap(({ entries }, at) => placesOf(entries, `menu[${at}]`));
  checkOnce(
    own('en').menus.map(({ id }) => id),
    (at) => `${places[at]}.id`,
  );
  checkIds('systems', systems);
  checkIds('eventTypes', eventTypes);
  const faults = [...(toPublicBase(open('en'))?.faults ?? []), ...(toMenu(own('en'))?.faults ?? [])];
  if (faults.length > 0) throw new FixtureError('menu', faults.join('; '));
  return {
    answers: {
      [`GET ${path}`]: ({ params, lang }) => (params.has('noVerify') ? open(lang) : own(lang)),
    },
  };
}

const moduleId = (menu: readonly ModuleFixture[], at: number): string => menu[at]?.id ?? `m${at + 1}`;

function rowsOf(
  entries: readonly MenuEntryFixture[],
  parentId: string,
  module: string,
  lang: Lang,
): { id: string }[] {
  return entries.flatMap((entry, at) => {
    const id = entry.id ?? `${parentId === '0' ? module : parentId}-${at + 1}`;
    const row = {
      ...{ id, parentId, title: textIn(entry.title, lang), langKey: '', url: entry.url ?? null },
      ...(entry.note !== undefined && { note: textIn(entry.note, lang) }),
      ...{ scope: entry.system ?? '1', menuType: entry.hidden ? 'NO' : 'YES', globalCatelogId: module },
      ...{ labelId: entry.permission ?? '', iconClass: entry.icon ?? '', sortIndex: at },
    };
    return [row, ...rowsOf(entry.entries ?? [], id, module, lang)];
  });
}

/** The path of each row, in their order. */
const placesOf = (entries: readonly MenuEntryFixture[], path: string): string[] =>
  entries.flatMap((entry, at) => {
    const own = `${path}.entries[${at}]`;
    return [own, ...placesOf(entry.entries ?? [], own)];
  });
