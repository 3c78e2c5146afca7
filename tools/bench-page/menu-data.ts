export interface MenuSize {
  /** Entries in all, groups among them. */
  readonly entries: number;
  readonly modules: number;
}

/** The replies to the two calls of base data. */
export interface MenuData {
  readonly open: { globalcatelogs: WireModule[]; systems: object[]; bizeventtypes: object[] };
  readonly own: { menus: WireEntry[]; labels: string[] };
}

interface WireModule {
  readonly id: string;
  readonly title: string;
  readonly langKey: string | null;
  readonly iconClass: string;
  readonly sortIndex: number;
}

export interface WireEntry {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly langKey: string;
  readonly url: string | null;
  readonly scope: string;
  readonly menuType: string;
  readonly globalCatelogId: string;
  readonly moduleId: string;
  readonly labelId: string;
  readonly iconClass: string;
  readonly depth: number;
  readonly sortIndex: number;
  readonly props: null;
}

/** Of a group there are so many subgroups, and of these so many pages: 25 entries a group. */
const SUBGROUPS = 4;
const PAGES = 5;
const GROUP = 1 + SUBGROUPS * (1 + PAGES);

const icons = ['orders', 'products', 'warehouse', 'billing', 'reports', 'settings', 'unknown'];

/** Chinese, so that a search by pinyin has its work. */
const words = [
  '出库订单',
  '库存盘点',
  '渠道授权',
  '账单明细',
  '退货入库',
  '商品资料',
  '运费模板',
  '仓库设置',
];
const word = (number: number): string => words[number % words.length] ?? '';

/** Titles by which a bench finds what is shown. Modules and groups count from 1. */
export const titleOf = {
  module: (module: number) => `Module ${module}`,
  group: (module: number, group: number) => `Group ${module}-${group} ${word(module + group)}`,
  page: (module: number, page: number) => `Page ${module}-${page} ${word(module + page)}`,
};

/**
 * A menu of three levels (groups, subgroups, pages), shared evenly among the modules; the same for the same size. A module
 * with too few entries for a whole group has a smaller one.
 */
export function menuOf({ entries, modules }: MenuSize): MenuData {
  const menus: WireEntry[] = [];
  for (let module = 1; module <= modules; module++) {
    const count = Math.floor((entries * module) / modules) - Math.floor((entries * (module - 1)) / modules);
    menus.push(...entriesOf(module, count, menus.length + 1));
  }
  return {
    open: {
      globalcatelogs: Array.from({ length: modules }, (_, at) => ({
        id: `${at + 1}`,
        title: titleOf.module(at + 1),
        langKey: `module.${at + 1}`,
        iconClass: `icon-${icons[at % icons.length]}`,
        sortIndex: at + 1,
      })),
      systems: [{ id: '1000010', url: 'http://localhost', title: 'Console', label: 'console' }],
      bizeventtypes: [],
    },
    own: { menus, labels: menus.map(({ labelId }) => labelId) },
  };
}

function entriesOf(module: number, count: number, firstId: number): WireEntry[] {
  const made: WireEntry[] = [];
  let group: WireEntry | undefined;
  let subgroup: WireEntry | undefined;
  let groups = 0;
  let pages = 0;
  const add = (parent: WireEntry | undefined, title: string, url: string | null): WireEntry => {
    const id = `${firstId + made.length}`;
    const entry = {
      id,
      parentId: parent?.id ?? '0',
      title,
      langKey: `menu.${id}`,
      url,
      scope: '1',
      menuType: 'YES',
      globalCatelogId: `${module}`,
      moduleId: `${module}`,
      labelId: `${100_000 + Number(id)}`,
      iconClass: `icon-${icons[made.length % icons.length]}`,
      depth: (parent?.depth ?? 0) + 1,
      sortIndex: made.length + 1,
      props: null,
    };
    made.push(entry);
    return entry;
  };
  const addPage = () => {
    pages++;
    add(subgroup ?? group, titleOf.page(module, pages), `/home/module${module}/page${pages}`);
  };
  while (made.length < count) {
    const place = made.length % GROUP;
    const left = count - made.length;
    // A group at the very end would have nothing in it.
    if (place === 0 && left > 1) {
      groups++;
      group = add(undefined, titleOf.group(module, groups), null);
      subgroup = undefined;
    } else if (place % (1 + PAGES) === 1 && left > 1) {
      subgroup = add(group, `Subgroup ${module}-${made.length}`, null);
    } else {
      addPage();
    }
  }
  return made;
}
