import { readTemplates, sheets } from 'virtual:frames';
import { badgeText } from '../../../src/core/i18n/badge-text';
import type { Lang } from '../../../src/core/i18n/lang';
import { cookie } from '../../../src/core/platform/cookie';
import * as COOKIES from '../../../src/core/storage-keys/cookies';
import * as KEYS from '../../../src/core/storage-keys/keys';
import { lookOf } from '../../../src/domain/look/look-of';
import { moduleIcon } from '../../../src/features/menu/icons/module-icons';
import type { MenuItem } from '../../../src/features/menu/menu-items';
import { fitCount } from '../../../src/features/modules/fit';
import { measureRow } from '../../../src/features/modules/measure-row';
import type { Sheet } from '../../../src/react/css';
import { tokenSheet } from '../../../src/react/token-sheet';
import { initials } from '../../../src/ui/avatar/initials';
import type { InstallOptions } from '../../loader/types';
import { formOf } from '../../sidemenu/form';
import { readFeatures } from '../../topnav/features';
import { modulesRoom } from '../../topnav/fold/modules-room';
import type { PaintedNode } from '../format';
import { drawsAttributes } from './drawn-attributes';
import { fill, type Values } from './fill';
import { type FrameModel, type ReplyTexts, readModel } from './model';
import type { FrameKind, FrameTemplates } from './template';

/** The picture of an element at a first visit. */
export interface Frame {
  readonly content: PaintedNode;
  /** Those that the element has, too. */
  readonly sheets: readonly CSSStyleSheet[];
  /** Once it is in its root. */
  settle(root: ShadowRoot): void;
}

/** The rows of a tree that are in view; the element renders the others. */
const ROWS = 40;

/**
 * Gives the frames of a page's elements, once the first replies are there (docs/behaviour.md#instant-paint). Null where nobody is signed in, or the
 * page has to show something else first.
 */
export async function readFrames(
  options: InstallOptions,
  lang: Lang,
  replies: ReplyTexts,
): Promise<((element: HTMLElement) => Frame | null) | null> {
  const model = await readModel(options, lang, replies);
  if (model?.home === undefined || !model.user.organisation) return null;
  // The templates have the shell's words.
  const isReworded =
    options.additions.some(([method]) => method === 'messages') || model.config.messages[lang];
  if (isReworded) return null;
  const own = readTemplates(lang);
  return (element) => frameOf(element, model, own);
}

function frameOf(element: HTMLElement, model: FrameModel, own: FrameTemplates): Frame | null {
  const kind = kindOf(element, model);
  if (!kind || !drawsAttributes(element)) return null;
  const { content, patterns, sheets: indexes } = own[kind];
  const isBar = 'module' in patterns;
  const values: Values = { ...valuesOf(model, own), ...looksOf(element, model) };
  const items = (mark: string): readonly PaintedNode[] => {
    if (mark === '@modules')
      return model.modules.flatMap((one) => fill(patterns.module!, moduleValues(one, model), none));
    if (mark === '@rail') return model.modules.flatMap((one) => railItem(patterns.rail!, one, model));
    return rowsOf(model.items, 1, patterns, model);
  };
  const [filled] = fill(content, values, items, isBar ? missingIn(element, model) : undefined);
  if (!filled) return null;
  return {
    content: filled,
    sheets: [...indexes.map((index) => sheets[index]!), ...ownSheets(model)].map((sheet) => sheet.get()),
    settle: isBar ? fitModules : () => {},
  };
}

const none = () => [];

const badgeOf = (badge: number | string | undefined): string | undefined =>
  typeof badge === 'number' ? (badge > 0 ? badgeText(badge) : undefined) : badge;

function ownSheets({ config }: FrameModel): Sheet[] {
  const tokens = tokenSheet(config.tokens);
  return tokens ? [tokens] : [];
}

function kindOf(element: HTMLElement, { config }: FrameModel): FrameKind | null {
  switch (element.localName) {
    case 'oms-topnav':
      // The templates name the key of the search.
      if (!config.keys.includes('search')) return null;
      // A switcher of the host's brings a line along.
      return element.querySelector(':scope > oms-org-switcher') ? 'barWithSwitcher' : 'bar';
    case 'oms-notice-center':
      return 'bell';
    case 'oms-org-switcher':
      return 'organisation';
    case 'oms-sidemenu': {
      const form = formOf(element.getAttribute('mode'), config.portal);
      return form === 'tree' && isKept(KEYS.menuCollapsed) ? null : form;
    }
  }
  return null;
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function valuesOf(
  { user, home, system, unread, modules, moduleId }: FrameModel,
  own: FrameTemplates,
): Values {
  const { name = '', code = '' } = user.organisation ?? {};
  const person = initials(user.name, 2);
  const letters = initials(name, 1);
  return {
    home,
    system,
    user: user.name,
    userLetters: person,
    userLong: person.length > 1 ? ' oms-avatar-long' : '',
    organisation: name,
    code,
    // Its image comes with the element.
    organisationLetters: user.organisation?.logoUrl ? undefined : letters,
    organisationLong: letters.length > 1 ? ' oms-avatar-long' : '',
    module: modules.find(({ id }) => id === moduleId)?.title,
    badge: unread ? badgeText(unread) : undefined,
    unreadWords:
      unread === undefined
        ? undefined
        : unread === 0
          ? own.noUnread
          : own.someUnread.replace('__unread__', String(unread)),
  };
}

/** As the element's own look resolves them. */
function looksOf(element: HTMLElement, { config }: FrameModel): Values {
  const look = lookOf(config, cookie(COOKIES.look.name));
  const theme = element.getAttribute('theme') ?? look.theme;
  const followed = config.portal && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return {
    theme: theme === 'auto' ? followed : theme,
    density: element.getAttribute('density') ?? look.density,
  };
}

/** Which parts of the bar this one does not have. */
function missingIn(element: HTMLElement, { modules }: FrameModel): (attributes: Values) => boolean {
  const { features } = readFeatures(element.getAttribute('features') ?? undefined);
  const bell = features.has('notices') && !element.querySelector(':scope > oms-notice-center');
  const has: Readonly<Record<string, boolean>> = {
    modules: features.has('modules') && modules.length > 0,
    language: features.has('language'),
    guide: features.has('guide'),
    notices: bell,
    organisation: features.has('organisation'),
    account: features.has('user'),
    search: features.has('search'),
  };
  return ({ part, class: look = '', 'data-fold': fold, 'data-rest': rest }) => {
    const name = look === 'oms-search' ? 'search' : (fold ?? rest ?? (part === 'modules' ? part : undefined));
    return name !== undefined && has[name] === false;
  };
}

type ModuleOf = FrameModel['modules'][number];

const moduleValues = ({ id, title, link }: ModuleOf, { moduleId }: FrameModel): Values => ({
  title,
  url: link.url,
  target: link.target === '_blank' ? link.target : undefined,
  current: id === moduleId ? 'true' : undefined,
});

function railItem(
  pattern: PaintedNode,
  { id, title, iconClass }: ModuleOf,
  model: FrameModel,
): readonly PaintedNode[] {
  const isCurrent = id === model.moduleId;
  const values = {
    id,
    title,
    current: isCurrent ? 'true' : undefined,
    currentClass: isCurrent ? ' oms-rail-current' : '',
    mark: badgeOf(model.badges.module(id)),
  };
  return fill(pattern, values, () => [iconOf(iconClass, model)]);
}

/** As `ModuleIcon` renders it; an empty place where the icon comes later. */
function iconOf(iconClass: string, { config }: FrameModel): PaintedNode {
  const icon = moduleIcon(iconClass, config.icons);
  const size = { width: '20', height: '20', 'aria-hidden': 'true' };
  if (!Array.isArray(icon)) return ['svg', size];
  const line = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const shapes = icon.map(
    ([tag, attributes]: readonly [string, Readonly<Record<string, string | number>>]) => {
      const own = Object.entries(attributes).map(([name, value]) => [name, String(value)] as const);
      return [tag, Object.fromEntries(own)] as PaintedNode;
    },
  );
  return ['svg', { ...size, ...line, 'stroke-width': '1.75', viewBox: '0 0 24 24' }, ...shapes];
}

function rowsOf(
  items: readonly MenuItem[],
  level: number,
  patterns: Readonly<Record<string, PaintedNode>>,
  model: FrameModel,
  left = { rows: ROWS },
): readonly PaintedNode[] {
  return items.flatMap((item) => {
    const { id, label, note, link, children } = item;
    const isGroup = children.length > 0;
    const pattern = patterns[`${isGroup ? 'group' : 'link'}${level}`];
    if (!pattern || left.rows-- <= 0) return [];
    const isOpen = isGroup && model.open.has(id.replace(/\+$/, ''));
    const list = `tree-${id}`;
    const values = {
      id,
      title: label,
      note,
      mark: badgeOf(model.badges.entry(id)),
      url: link?.url,
      target: link?.target === '_blank' ? link.target : undefined,
      current: id === model.marked ? 'page' : undefined,
      open: String(isOpen),
      list: isOpen ? list : undefined,
      within: isGroup && !isOpen && holds(item, model.marked) ? ' oms-nav-within' : '',
    };
    return fill(pattern, values, () =>
      isOpen ? [['ul', { id: list }, ...rowsOf(children, level + 1, patterns, model, left)]] : [],
    );
  });
}

const holds = ({ id, children }: MenuItem, wanted: string | undefined): boolean =>
  id === wanted || children.some((child) => holds(child, wanted));

/** Hides the modules that have no room, as the bar itself does; `More` names the current one if it is among them. */
function fitModules(root: ShadowRoot): void {
  const bar = root.querySelector('header');
  const row = root.querySelector('.oms-modules-row');
  const more = row?.querySelector('.oms-modules-more');
  if (!bar || !row || !more) return;
  const measure = () => {
    const sizes = measureRow(row);
    const room = modulesRoom(bar, root.querySelector('.oms-search') !== null);
    if (!sizes || room === null) return;
    const shown = fitCount({ ...sizes, room, shown: null });
    [...row.children].forEach((item, at) => {
      const isOut = item.hasAttribute('data-more') ? shown === sizes.widths.length : at >= shown;
      item.classList.toggle('oms-modules-out', isOut);
    });
  };
  measure();
  const held = row.querySelector('.oms-modules-out[data-module] [aria-current]')?.textContent;
  if (!held) return;
  const name = document.createElement('span');
  name.className = 'oms-modules-held';
  name.textContent = held;
  more.setAttribute('aria-current', 'true');
  more.firstElementChild?.classList.add('oms-sr');
  more.querySelector('svg')?.before(name);
  // The name takes room, too.
  measure();
}
