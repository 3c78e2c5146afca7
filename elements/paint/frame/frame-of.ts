import { badgeText } from '../../../src/core/i18n/badge-text';
import { lookOf } from '../../../src/domain/look/look-of';
import { moduleIcon } from '../../../src/features/menu/icons/module-icons';
import type { MenuItem } from '../../../src/features/menu/menu-items';
import type { PaintedNode } from '../../../src/page/picture/format';
import * as COOKIES from '../../../src/page/storage-keys/cookies';
import * as KEYS from '../../../src/page/storage-keys/keys';
import { formOf } from '../../../src/page/tags/menu-form';
import { initials } from '../../../src/ui/avatar/initials';
import { readFeatures } from '../../topnav/features';
import { drawsAttributes } from './drawn-attributes';
import { fill, type Values } from './fill';
import type { FrameModel } from './model';
import type { FrameKind, FrameTemplates } from './template';

/** The part of an element that decides how its frame looks. */
export interface FramedElement extends Pick<Element, 'localName' | 'getAttribute' | 'hasAttribute'> {
  readonly children: Iterable<Pick<Element, 'localName'>>;
}

/** The markup of an element with the data of a page. */
export interface DrawnFrame {
  readonly content: PaintedNode;
  /** Indexes into the sheets of all frames. */
  readonly sheets: readonly number[];
  readonly isBar: boolean;
}

/** The rows of a tree that are in view; the element renders the others. */
const ROWS = 40;

/**
 * The picture of an element. Runs in the loader's page and on servers, so it asks `model.page` for all that a browser would know.
 * Null where the element shows something that no picture has.
 */
export function frameOf(element: FramedElement, model: FrameModel, own: FrameTemplates): DrawnFrame | null {
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
  return { content: filled, sheets: indexes, isBar };
}

const none = () => [];

const holds = ({ children }: FramedElement, tag: string): boolean =>
  [...children].some(({ localName }) => localName === tag);

function kindOf(element: FramedElement, { page }: FrameModel): FrameKind | null {
  switch (element.localName) {
    case 'oms-topnav':
      // The templates name the key of the search.
      if (!page.config.keys.includes('search')) return null;
      // A switcher of the host's brings a line along.
      return holds(element, 'oms-org-switcher') ? 'barWithSwitcher' : 'bar';
    case 'oms-notice-center':
      return 'bell';
    case 'oms-org-switcher':
      return 'organisation';
    case 'oms-sidemenu': {
      const form = formOf(element.getAttribute('mode'), page.config.portal);
      return form === 'tree' && page.local(KEYS.menuCollapsed) === '1' ? null : form;
    }
  }
  return null;
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
    badge: badgeText(unread),
    unreadWords:
      unread === undefined
        ? undefined
        : unread === 0
          ? own.noUnread
          : own.someUnread.replace('__unread__', String(unread)),
  };
}

/** As the element's own look resolves them. */
function looksOf(element: FramedElement, { page }: FrameModel): Values {
  const look = lookOf(page.config, page.cookie(COOKIES.look.name));
  const theme = element.getAttribute('theme') ?? look.theme;
  const followed = page.config.portal ? page.scheme() : 'light';
  return {
    theme: theme === 'auto' ? followed : theme,
    density: element.getAttribute('density') ?? look.density,
  };
}

/** Which parts of the bar this one does not have. */
function missingIn(element: FramedElement, { modules }: FrameModel): (attributes: Values) => boolean {
  const { features } = readFeatures(element.getAttribute('features') ?? undefined);
  const bell = features.has('notices') && !holds(element, 'oms-notice-center');
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
    mark: badgeText(model.badges.module(id)),
  };
  return fill(pattern, values, () => [iconOf(iconClass, model)]);
}

/** As `ModuleIcon` renders it; an empty place where the icon comes later. */
function iconOf(iconClass: string, { page }: FrameModel): PaintedNode {
  const icon = moduleIcon(iconClass, page.config.icons);
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
      mark: badgeText(model.badges.entry(id)),
      url: link?.url,
      target: link?.target === '_blank' ? link.target : undefined,
      current: id === model.marked ? 'page' : undefined,
      open: String(isOpen),
      list: isOpen ? list : undefined,
      within: isGroup && !isOpen && leadsTo(item, model.marked) ? ' oms-nav-within' : '',
    };
    return fill(pattern, values, () =>
      isOpen ? [['ul', { id: list }, ...rowsOf(children, level + 1, patterns, model, left)]] : [],
    );
  });
}

const leadsTo = ({ id, children }: MenuItem, wanted: string | undefined): boolean =>
  id === wanted || children.some((child) => leadsTo(child, wanted));
