import type { PaintedNode } from '../../../src/page/picture/format';

/**
 * Names of holes → what they stand for; an attribute that is a hole without data is left out, and so is a node of
 * nothing else.
 */
export type Values = Readonly<Record<string, string | undefined>>;

/** Gives the nodes that replace a node whose name begins with `@`. */
export type Insert = (mark: string) => readonly PaintedNode[];

const HOLE = /__(\w+?)__/g;
const IS_HOLE = /^__(\w+?)__$/;

/**
 * Fills the holes of a template.
 * @param leaveOut says of which nodes the page shows nothing
 */
export function fill(
  node: PaintedNode,
  values: Values,
  insert: Insert,
  leaveOut: (attributes: Values) => boolean = () => false,
): readonly PaintedNode[] {
  const text = (source: string) => source.replace(HOLE, (_, name: string) => values[name] ?? '');
  const visit = (node: PaintedNode): readonly PaintedNode[] => {
    if (typeof node === 'string') {
      const filled = text(node);
      return filled === '' && node !== '' ? [] : [filled];
    }
    const [name, attributes, ...children] = node;
    if (name[0] === '@') return insert(name);
    const wanted = children.filter((child) => typeof child === 'string' || !leaveOut(child[1]));
    const kept = wanted.flatMap(visit);
    // Empty for want of data. A list may be empty.
    if (wanted.length > 0 && kept.length === 0 && name !== 'ul') return [];
    const own: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) {
      const hole = IS_HOLE.exec(value)?.[1];
      if (hole === undefined || values[hole] !== undefined) own[key] = text(value);
    }
    return [[name, own, ...kept]];
  };
  return visit(node);
}
