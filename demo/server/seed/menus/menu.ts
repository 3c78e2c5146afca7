import type { Bilingual } from '../../../support/lang';
import type { Row, Table } from '../../database/insert';
import { home, orders, products, purchase } from './orders';
import { customers, inventory, reports, returns, rules, settings } from './rest';
import { billing, channels, logistics, warehouse } from './warehouse';

interface Module extends Bilingual {
  readonly key: string;
  readonly entries: string;
}

export const modules: readonly Module[] = [
  { key: 'home', zh: '首页', en: 'Home', entries: home },
  { key: 'orders', zh: '订单', en: 'Orders', entries: orders },
  { key: 'products', zh: '商品', en: 'Products', entries: products },
  { key: 'purchase', zh: '采购', en: 'Purchasing', entries: purchase },
  { key: 'warehouse', zh: '仓储', en: 'Warehouse', entries: warehouse },
  { key: 'channels', zh: '渠道', en: 'Channels', entries: channels },
  { key: 'logistics', zh: '物流', en: 'Logistics', entries: logistics },
  { key: 'billing', zh: '账务', en: 'Billing', entries: billing },
  { key: 'reports', zh: '报表', en: 'Reports', entries: reports },
  { key: 'inventory', zh: '库存', en: 'Inventory', entries: inventory },
  { key: 'returns', zh: '退货', en: 'Returns', entries: returns },
  { key: 'customers', zh: '客户', en: 'Customers', entries: customers },
  { key: 'rules', zh: '规则', en: 'Rules', entries: rules },
  { key: 'settings', zh: '设置', en: 'Settings', entries: settings },
];

export const systems = [
  { id: 1000010, host: 'console', title_zh: '控制台', title_en: 'Console', label: 'console' },
  { id: 1000020, host: 'billing', title_zh: '账务系统', title_en: 'Billing', label: 'billing' },
  { id: 1000030, host: 'erp', title_zh: 'ERP', title_en: 'ERP', label: 'erp' },
  { id: 1000040, host: 'partner', title_zh: '合作伙伴门户', title_en: 'Partner portal', label: 'partner' },
] as const;

const scopes: Readonly<Record<string, string>> = { billing: '1000020', erp: '1000030', partner: '1000040' };

interface MenuEntry extends Bilingual {
  readonly id: number;
  readonly parentId: number;
  readonly key: string;
  readonly url: string | null;
  readonly scope: string;
  readonly hidden: boolean;
  readonly audience: string;
  readonly icon: string | null;
  readonly moduleId: number;
  readonly depth: number;
  readonly sortIndex: number;
}

/** The interface fixes some ids; they lie outside of the range that is counted up from 1001. */
const firstId = 1_002;

/** Reads the tables of `menus/`: `key|Chinese|English|url|flags|icon`, children indented by two spaces. */
export function menuEntries(): MenuEntry[] {
  let nextId = firstId;
  return modules.flatMap(({ key, entries }, moduleAt) => {
    const lines = entries.trim().split('\n');
    const parents = [0];
    return lines.map((line, at) => {
      const depth = depthOf(line);
      const [name = '', zh = '', en = '', address = '', flags = '', icon = ''] = line.trim().split('|');
      const fixedId = /#(\d+)/.exec(`${flags} ${icon}`)?.[1];
      const id = fixedId ? Number(fixedId) : nextId++;
      parents[depth] = id;
      const isGroup = depthOf(lines[at + 1] ?? '') > depth;
      const [, host, path] = /^(\w+):(\/.*)$/.exec(address) ?? [];
      return {
        id,
        parentId: parents[depth - 1] ?? 0,
        key: name,
        zh,
        en,
        url: isGroup ? null : (path ?? (address || `/home/${key === 'home' ? 'dashboard' : key}/${name}`)),
        scope: host ? (scopes[host] ?? '1') : '1',
        hidden: flags.includes('H'),
        audience: flags.replace(/[^ACPX]/g, ''),
        icon: /icon-[\w-]+/.exec(icon)?.[0] ?? null,
        moduleId: moduleId(moduleAt),
        depth,
        sortIndex: (at + 1) * 10,
      };
    });
  });
}

function depthOf(line: string): number {
  return (line.length - line.trimStart().length) / 2 + 1;
}

function moduleId(at: number): number {
  return 101 + at;
}

export function menuTables(): Table[] {
  return [
    {
      name: 'modules',
      rows: modules.map(({ key, zh }, at) => ({
        id: moduleId(at),
        title: zh,
        lang_key: `module.${key}`,
        icon_class: `icon-${key}`,
        sort_index: (at + 1) * 10,
      })),
    },
    { name: 'systems', rows: systems },
    { name: 'menus', rows: menuEntries().map(menuRow) },
  ];
}

function menuRow(entry: MenuEntry): Row {
  return {
    id: entry.id,
    parent_id: entry.parentId,
    title: entry.zh,
    lang_key: `menu.${entry.key}`,
    url: entry.url,
    scope: entry.scope,
    menu_type: entry.hidden ? 'NO' : 'YES',
    module_id: entry.moduleId,
    linklist_id: 70_000 + entry.id,
    icon_class: entry.icon,
    label_id: `${modules[entry.moduleId - 101]?.key}:${entry.key}`,
    depth: entry.depth,
    sort_index: entry.sortIndex,
    is_vue: 1,
    props: null,
    audience: entry.audience,
  };
}
