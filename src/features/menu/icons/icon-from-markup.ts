import { type ComponentType, createElement, type ReactNode } from 'react';
import type { DrawingProps } from '../../../ui/icon/Icon';

const SHAPES = 'svg g path circle ellipse rect line polyline polygon'.split(' ');
const ATTRIBUTES = (
  'd cx cy r rx ry x y x1 x2 y1 y2 width height points viewBox fill stroke stroke-width stroke-linecap ' +
  'stroke-linejoin fill-rule clip-rule opacity transform'
).split(' ');
/** Numbers, path commands, colours, transforms: nothing that could fetch (`url(…)`) or run. */
const HARMLESS = /^[\w\s.,#%()+-]*$/;

interface Shape {
  tag: string;
  props: Record<string, string>;
  children: Shape[];
}

/**
 * Makes an icon from SVG text of the page's configuration, shape by shape from a list of allowed ones: no parser of the
 * browser receives the text, so it can run no script, and needs no Trusted Types. Null for a text that is no SVG.
 */
export function iconFromMarkup(markup: string): ComponentType<DrawingProps> | null {
  const svg = read(markup.replace(/<!--[\s\S]*?-->|<[?!][^>]*>/g, ''));
  if (!svg) return null;
  const { width, height, viewBox = `0 0 ${width ?? 24} ${height ?? 24}`, ...look } = svg.props;
  const colours = 'fill' in look || 'stroke' in look ? look : { ...look, fill: 'currentColor' };
  return ({ strokeWidth: _own, ...rest }) =>
    createElement('svg', { viewBox, ...colours, ...rest }, ...svg.children.map(draw));
}

function draw({ tag, props, children }: Shape, index: number): ReactNode {
  return createElement(tag, { ...props, key: index }, ...children.map(draw));
}

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;

/** Reads the first `svg`; an element that is not allowed is left out with its content. */
function read(text: string): Shape | null {
  const open: Shape[] = [];
  let refused: string[] = [];
  for (const [, closing, tag = '', rest = ''] of text.matchAll(TAG)) {
    const empty = rest.trimEnd().endsWith('/');
    if (refused.length > 0) {
      if (closing) refused = refused.slice(0, Math.max(refused.lastIndexOf(tag), 0));
      else if (!empty) refused.push(tag);
      continue;
    }
    const current = open.at(-1);
    if (closing) {
      if (current?.tag !== tag) continue;
      open.pop();
      if (open.length === 0) return current;
    } else if (!SHAPES.includes(tag) || (current === undefined) !== (tag === 'svg')) {
      if (!empty) refused.push(tag);
    } else {
      const shape = { tag, props: propsOf(rest), children: [] };
      current?.children.push(shape);
      if (!empty) open.push(shape);
    }
  }
  return null;
}

function propsOf(text: string): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [, name = '', quoted, single] of text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = quoted ?? single ?? '';
    if (!ATTRIBUTES.includes(name) || !HARMLESS.test(value) || /url\s*\(/i.test(value)) continue;
    props[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return props;
}
