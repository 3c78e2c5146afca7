import { atom } from 'nanostores';
import { type Additions, createAdditions } from '../../../src/core/host-additions/additions';
import { applyAddition } from '../../../src/core/host-additions/methods';
import type { Lang } from '../../../src/core/i18n/lang';
import { readTexts, storedTexts } from '../../../src/core/i18n/server-translations';
import { toUser } from '../../../src/core/session/read-user';
import type { User } from '../../../src/core/session/types';
import { checkStats as checkAnnouncements } from '../../../src/domain/announcements/api';
import { createCurrentPage } from '../../../src/domain/navigation/current-page';
import { groupsOn, openGroups, readGroups } from '../../../src/domain/navigation/group-rules';
import { type Badges, NO_MARKS } from '../../../src/domain/navigation/host-menu/badges';
import { type HostMenu, loadHostMenu } from '../../../src/domain/navigation/host-menu/follow';
import { hasHostMenu } from '../../../src/domain/navigation/host-menu/wanted';
import { inApp, type Link } from '../../../src/domain/navigation/links';
import { toMenu, toPublicBase } from '../../../src/domain/navigation/menu/parse';
import { createMenuLinks } from '../../../src/domain/navigation/menu-links';
import { checkStats } from '../../../src/domain/notices/api';
import { type MenuItem, toItems } from '../../../src/features/menu/menu-items';
import * as paths from '../../../src/page/addresses/console-paths';
import { isRecord } from '../../../src/page/json/json';
import { readJson } from '../../../src/page/json/read-json';
import type { AdditionMethod } from '../../../src/page/script-api/methods';
import * as KEYS from '../../../src/page/storage-keys/keys';
import type { FramePage } from './page';

/** The first replies of a page, by what they are: the text of each or what it is parsed, or null where there is none. */
export type ReplyTexts = Readonly<
  Record<'user' | 'open' | 'menu' | 'notices' | 'announcements' | 'texts', Promise<unknown>>
>;

/** The data of a page that frames show. */
export interface FrameModel {
  readonly page: FramePage;
  readonly user: User;
  /** The console's home. */
  readonly home: string;
  /** The name of the page's system, on hosts that are not the portal. */
  readonly system: string | undefined;
  /** In their rank; those of which the user has a page. */
  readonly modules: readonly {
    id: string;
    title: string;
    iconClass: string;
    link: Link;
  }[];
  readonly moduleId: string | null;
  /** The entries of the current module. */
  readonly items: readonly MenuItem[];
  /** Id of the entry to mark as the current one. */
  readonly marked: string | undefined;
  readonly badges: Badges;
  /** Ids of the open groups. */
  readonly open: ReadonlySet<string>;
  /** Undefined where the first calls do not tell. */
  readonly unread: number | undefined;
}

/**
 * The rules are those of the stores, which come later. Null where the replies have no user or no menu, or the page has
 * to show something else first.
 */
export async function readModel(
  page: FramePage,
  lang: Lang,
  replies: ReplyTexts,
): Promise<FrameModel | null> {
  const { config, local, session } = page;
  const home = inApp(paths.HOME, config)?.url;
  // The templates have the shell's words.
  const isReworded = page.additions.some(([method]) => method === 'messages') || config.messages[lang];
  if (home === undefined || isReworded) return null;
  const [user, open, menu, texts] = await Promise.all([
    dataOf(replies.user).then(toUser),
    dataOf(replies.open).then(toPublicBase),
    dataOf(replies.menu).then(toMenu),
    dataOf(replies.texts),
  ]);
  if (!user?.organisation || user.actor || !open || !menu) return null;
  const data = { ...open, ...menu };
  const titles = {
    ...storedTexts(lang, { local: { get: local } })?.texts,
    ...readTexts(texts).fresh,
  };
  const server = (key: string, title: string) => (key && titles[key]) || title;
  const $state = atom({ data });
  const additions = additionsOf(page);
  const hostMenu = await hostMenuOf(page, additions, lang);
  const links = createMenuLinks({ $state }, config, { server }, hostMenu);
  const current = createCurrentPage(
    links,
    {
      location: { href: () => page.href, listen: () => () => {} },
      cookies: { get: (name) => page.cookie(name) ?? null, set() {} },
    },
    config,
  );
  const tree = links.tree();
  const marked = current.$marked.get();
  const moduleId = current.$moduleId.get();
  const groups = groupsOn(marked, readGroups(session(KEYS.openGroups)), tree);
  const system = data.systems.find(({ id }) => id === config.system);
  return {
    page,
    user,
    home,
    system: config.portal ? undefined : system?.title,
    modules: (links.data() ?? data).modules.flatMap(({ id, title, langKey, iconClass }) => {
      const link = links.moduleLink(id);
      return link ? [{ id, title: server(langKey, title), iconClass, link }] : [];
    }),
    moduleId,
    items: toItems(tree.byModule.get(moduleId ?? '') ?? [], { title: links.title, link: links.link }),
    marked: marked?.id,
    badges: links.$badges.get(),
    open: openGroups(groups, tree, current.$nearest.get()),
    unread: await unreadOf(replies, additions),
  };
}

/** Collects the additions of the page's script. */
function additionsOf(page: FramePage): Additions {
  const additions = createAdditions();
  for (const [method, ...args] of page.additions)
    applyAddition[method as AdditionMethod](additions, ...(args as [unknown, unknown]));
  return additions;
}

/**
 * Reads the entries and badges that the host adds to the menu. Rejects where the code that reads them cannot be fetched: a
 * picture without the entries would jump.
 */
async function hostMenuOf({ config, href }: FramePage, additions: Additions, lang: Lang): Promise<HostMenu> {
  if (!hasHostMenu(config, additions)) return { $extend: atom(null), $marks: atom(NO_MARKS) };
  const { readHostMenu } = await loadHostMenu();
  return readHostMenu({ config, events: null, additions, $lang: atom(lang), href: () => href });
}

/** The data of a reply that is a success; null of any other. */
async function dataOf(reply: Promise<unknown>): Promise<unknown> {
  try {
    const given = await reply;
    const body: unknown = typeof given === 'string' ? readJson(given) : given;
    return isRecord(body) && (Number(body.code) === 200 || Number(body.code) === 206) ? body.data : null;
  } catch {
    // The core reads the same reply, and reports it.
    return null;
  }
}

async function unreadOf(
  { notices, announcements }: ReplyTexts,
  additions: Additions,
): Promise<number | undefined> {
  // The element adds the counts of the host's tabs, which the first calls do not tell.
  if (additions.rows('noticeTabs').length > 0) return undefined;
  const [notice, announcement] = await Promise.all([dataOf(notices), dataOf(announcements)]);
  const counted = checkStats(notice);
  const latest = isRecord(announcement) ? checkAnnouncements({ announcement: announcement.stats }) : null;
  if (!counted || !latest) return undefined;
  return Object.values(counted).reduce((sum, { unread }) => sum + unread, latest.unread);
}
