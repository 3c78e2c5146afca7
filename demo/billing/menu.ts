import type { Lang } from '../support/lang';
import type { Backend } from './backend';
import type { Labels } from './labels';

/** A menu entry whose address is on this host. */
export interface MenuPlace {
  readonly title: string;
  /** Module, groups, and the entry itself. */
  readonly trail: readonly string[];
  readonly system: string;
}

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly langKey?: string | null;
}

interface Entry extends Titled {
  readonly parentId: string;
  readonly url: string | null;
  readonly scope: string;
  readonly globalCatelogId: string;
}

interface BaseData {
  readonly menus?: readonly Entry[];
  readonly globalcatelogs?: readonly Titled[];
  readonly systems?: readonly Titled[];
}

const PATH = '/api/v1/Context/baseData';

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/**
 * Finds the entry of the visitor's menu for `path`; null if there is none. An entry of this system takes precedence
 * over one of the console with the same path (some entries moved here from the console).
 */
export async function findPlace(
  { backend, labels, lang }: { backend: Backend; labels: Labels; lang: Lang },
  system: string,
  path: string,
): Promise<MenuPlace | null> {
  const [own, common, labelOf] = await Promise.all([
    backend.get('userCentre', PATH) as Promise<BaseData | null>,
    backend.open('userCentre', PATH, { noVerify: '1' }) as Promise<BaseData | null>,
    labels.load(lang, backend),
  ]);
  const titleOf = ({ title, langKey }: Titled) => (langKey && labelOf(langKey)) || title;
  const menus = own?.menus ?? [];
  const matches = menus.filter((entry) => entry.url !== null && pathOf(entry.url) === path);
  const entry = matches.find(({ scope }) => scope === system) ?? matches[0];
  if (!entry) return null;

  const byId = new Map(menus.map((item) => [item.id, item]));
  const trail: string[] = [];
  const seen = new Set<string>();
  for (let at: Entry | undefined = entry; at && !seen.has(at.id); at = byId.get(at.parentId)) {
    seen.add(at.id);
    trail.unshift(titleOf(at));
  }
  const module = common?.globalcatelogs?.find(({ id }) => id === entry.globalCatelogId);
  const moduleTitle = module && titleOf(module);
  if (moduleTitle && moduleTitle !== trail[0]) trail.unshift(moduleTitle);
  const systemTitle = common?.systems?.find(({ id }) => id === system)?.title ?? system;
  return { title: titleOf(entry), trail, system: systemTitle };
}
