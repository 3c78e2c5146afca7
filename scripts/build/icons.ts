import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** A shape of a drawing: the name of its element, and that element's attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Icons that point along a line, or to its side. */
const DIRECTED =
  /\/(?:chevron-(?:left|right)|arrow-(?:left|right|up-right)|panel-left-(?:close|open)|list-start|log-out)\.mjs$/;

/** The icons of the menu's modules and groups, which come in a file of their own once the first view is there. */
const OF_MENU = /\/src\/features\/menu\/icons\/[\w-]+\.ts$/;

/** Replaces the shapes of each lucide icon by a single path: it looks the same, and is one node in every page that shows it. */
export function icons(): Plugin {
  return {
    name: 'oms-icons',
    enforce: 'pre',
    // Drawn again for the menu, as a few bytes: else a panel that has one of them would need that file, or the first
    // view all that they share.
    async resolveId(source, importer) {
      if (!source.startsWith('lucide/') || !importer || !OF_MENU.test(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?menu`;
    },
    async load(id) {
      const [file = ''] = id.split('?');
      if (!isIcon(file)) return null;
      const [[tag, attributes], ...others] = (await drawingIn(file)) as [Shape, ...Shape[]];
      // Where it is written from right to left it points the other way: src/ui/reset.css.
      const drawn = DIRECTED.test(file) ? { ...attributes, className: 'oms-directed' } : attributes;
      return `export default ${JSON.stringify([[tag, drawn], ...others])}`;
    },
  };
}

/** Whether it is the path of an icon's module. */
export const isIcon = (file: string): boolean => /\/lucide\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(file);

/** The drawing of an icon's module, as it is shown. */
export async function drawingIn(file: string): Promise<readonly Shape[]> {
  const { default: shapes } = (await import(pathToFileURL(file).href)) as { default: readonly Shape[] };
  return asOnePath(shapes);
}

/**
 * The shapes of a drawing as one path. A drawing stays as it is where one of its shapes has a fill or a stroke of its own.
 * @throws Error on a kind of shape that lucide did not have so far
 */
export function asOnePath(drawing: readonly Shape[]): readonly Shape[] {
  const isOwn = (name: string) => /^(fill|stroke|opacity|transform)/.test(name);
  if (drawing.some(([, attributes]) => Object.keys(attributes).some(isOwn))) return drawing;
  return [['path', { d: drawing.map(pathOf).join('') }]];
}

const RELATIVE = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=([-.\d])?)/;

function pathOf([tag, { d = '', points, ...attributes }]: Shape): string {
  const of = (name: string) => Number(attributes[name] ?? 0);
  // A first `m` is relative to where the shape before ends, and so are the further points behind it.
  if (tag === 'path')
    return d.replace(RELATIVE, (_, x, y, further) => `M${x} ${y}${further === undefined ? '' : 'l'}`);
  if (tag === 'polyline') return `M${points}`;
  if (tag === 'polygon') return `M${points}z`;
  if (tag === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
  const rx = of('r') || of('rx');
  const ry = of('ry') || rx;
  const arc = (right: number, down: number) => `a${rx} ${ry} 0 0 1 ${right} ${down}`;
  if (tag === 'circle' || tag === 'ellipse')
    return `M${of('cx') - rx} ${of('cy')}${arc(2 * rx, 0)}${arc(-2 * rx, 0)}z`;
  if (tag !== 'rect') throw new Error(`An icon has a shape of a kind that is not known: ${tag}`);
  const width = of('width') - 2 * rx;
  const height = of('height') - 2 * ry;
  const sides = [`h${width}`, arc(rx, ry), `v${height}`, arc(-rx, ry), `h${-width}`, arc(-rx, -ry)];
  return `M${of('x') + rx} ${of('y')}${sides.join('')}v${-height}${arc(rx, -ry)}z`;
}
