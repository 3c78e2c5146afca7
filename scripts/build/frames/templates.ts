import type { FrameTemplate } from '../../../elements/paint/frame/template';
import type { PaintedNode } from '../../../src/page/picture/format';
import { UNREAD } from './sample.ts';

/** What one element has rendered: its content, and the paths of its style sheets. */
export interface Drawn {
  readonly sheets: readonly string[];
  readonly content: PaintedNode;
}

/** What each kind of frame must have. */
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  bar: ['module'],
  barWithSwitcher: ['module'],
  flyout: ['rail'],
  tree: ['link1', 'group1', 'link2', 'group2', 'link3', 'group3'],
};

type Element = Exclude<PaintedNode, string>;
type Change = (node: Element) => PaintedNode;

/** The template of a frame, with the index of each of its sheets. */
export function templateOf(
  kind: string,
  { content, sheets }: Drawn,
  indexOf: (path: string) => number,
): FrameTemplate {
  const patterns: Record<string, PaintedNode> = {};
  const whole = withHoles(content as Element, patterns, kind);
  const lacks = (PATTERNS[kind] ?? []).filter((name) => !(name in patterns));
  if (lacks.length > 0)
    throw new Error(`The frame ${kind} has no ${lacks.join(', ')}: its markup has changed`);
  return { sheets: sheets.map(indexOf), content: whole, patterns };
}

/** The parts that occur once for each module or entry become patterns; in their places stand marks. */
function withHoles(root: Element, patterns: Record<string, PaintedNode>, kind: string): PaintedNode {
  const change: Change = (node) => {
    const [name, attributes, ...children] = node;
    const { class: classes = '' } = attributes;
    const has = (name: string) => classes.split(' ').includes(name);
    const inside = (...more: PaintedNode[]): PaintedNode => [name, holesIn(attributes), ...more];
    const within = (child: PaintedNode) => (typeof child === 'string' ? hole(child) : change(child));
    if (has('oms-root'))
      return [
        name,
        { ...attributes, 'data-theme': '__theme__', 'data-density': '__density__' },
        ...children.map(within),
      ];
    if (has('oms-modules-row')) {
      const [, other, ...rest] = children;
      patterns.module = linkPattern(other as Element);
      return inside(['@modules', {}], ...rest.map(within));
    }
    if (has('oms-rail')) {
      patterns.rail = railItem(children[1] as Element);
      return inside(['@rail', {}]);
    }
    if (kind === 'tree' && has('oms-nav') && !hasPatterns(patterns)) {
      rows(children[0] as Element, 1, patterns);
      return inside(['ul', {}, ['@rows', {}]]);
    }
    if (has('oms-side-title')) return inside('__module__');
    if (has('oms-avatar')) {
      const of = has('oms-avatar-round') ? 'user' : 'organisation';
      return [name, { ...attributes, class: `${classes}__${of}Long__`, 'data-letters': `__${of}Letters__` }];
    }
    if (has('oms-badge-unread')) return inside('__badge__');
    return inside(...children.map(within));
  };
  return change(root);
}

/** The link of a module, in its item. */
function linkPattern([name, attributes, link]: Element): PaintedNode {
  const [tag, own, ...children] = link as Element;
  const state = { 'aria-current': '__current__', target: '__target__' };
  return [
    name,
    attributes,
    [tag, { ...holesIn(own), ...state }, ...children.map((child) => hole(child as string))],
  ];
}

const hasPatterns = (patterns: Record<string, PaintedNode>) => 'link1' in patterns;

/** One pattern for an entry of each level, and one for a group. */
function rows(list: Element, level: number, patterns: Record<string, PaintedNode>): void {
  const [, , ...items] = list;
  for (const item of items as Element[]) {
    const [name, attributes, row, inner] = item as unknown as [
      string,
      Record<string, string>,
      Element,
      Element?,
    ];
    const isGroup = row[0] === 'button';
    if (inner) rows(inner, level + 1, patterns);
    patterns[`${isGroup ? 'group' : 'link'}${level}`] ??= [
      name,
      attributes,
      rowPattern(row),
      ...(isGroup ? ([['@children', {}]] as PaintedNode[]) : []),
    ];
  }
}

function rowPattern([name, attributes, ...children]: Element): PaintedNode {
  const { 'aria-controls': _, ...kept } = attributes;
  const state: Record<string, string> =
    name === 'a'
      ? { 'aria-current': '__current__', target: '__target__' }
      : { 'aria-expanded': '__open__', 'aria-controls': '__list__' };
  return [
    name,
    {
      ...holesIn(kept),
      'data-nav': '__id__',
      class: `${(attributes.class ?? '').replace(' oms-nav-within', '')}__within__`,
      ...state,
    },
    ...children.map((child) => {
      const [inner, look, ...others] = child as Element;
      // The drawing is that of the entry's icon class, which comes later.
      return inner === 'svg'
        ? (['svg', { width: '16', height: '16', 'aria-hidden': 'true' }] as PaintedNode)
        : ([inner, look, ...others] as PaintedNode);
    }),
  ];
}

function railItem([name, attributes, button]: Element): PaintedNode {
  const [tag, own, , label, ...badge] = button as unknown as [
    string,
    Record<string, string>,
    PaintedNode,
    Element,
    ...PaintedNode[],
  ];
  const [inner, look] = label;
  return [
    name,
    attributes,
    [
      tag,
      {
        ...own,
        'data-module': '__id__',
        class: 'oms-rail-item__currentClass__',
        'aria-current': '__current__',
      },
      ['@icon', {}],
      [inner, look, '__title__'],
      ...badge,
    ],
  ];
}

const holesIn = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name === 'aria-description' && value.includes(String(UNREAD)) ? '__unreadWords__' : hole(value),
    ]),
  );

/** The sample's data as the names of the page's. */
const hole = (text: string) =>
  text
    .replace(/^http:\/\/console\.test\/__url__.*/, '__url__')
    .replace(/^http:\/\/console\.test\/home$/, '__home__')
    .replace(/^__module__$/, '__title__');
