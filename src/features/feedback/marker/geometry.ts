/** A rectangle in pixels of the image. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Least side of a box, in pixels of the image. */
const LEAST = 4;

/** Which edges of a box follow a move: 1, or 0. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Moving follows with every edge. */
export const WHOLE: Edges = { left: 1, top: 1, right: 1, bottom: 1 };
/** The arrows with Shift pull the lower right corner, with Alt the upper left one. */
export const END: Edges = { left: 0, top: 0, right: 1, bottom: 1 };
export const START: Edges = { left: 1, top: 1, right: 0, bottom: 0 };

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The box after a move of some of its edges; it stays within the image and keeps a least size. */
export function pull<B extends Box>(
  box: B,
  edges: Edges,
  dx: number,
  dy: number,
  { width, height }: Size,
): B {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  if (edges.left && edges.right && edges.top && edges.bottom) {
    const x = between(Math.round(box.x + dx), 0, width - box.width);
    return { ...box, x, y: between(Math.round(box.y + dy), 0, height - box.height) };
  }
  const x = edges.left ? between(Math.round(box.x + dx), 0, right - LEAST) : box.x;
  const y = edges.top ? between(Math.round(box.y + dy), 0, bottom - LEAST) : box.y;
  const x2 = edges.right ? between(Math.round(right + dx), x + LEAST, width) : right;
  const y2 = edges.bottom ? between(Math.round(bottom + dy), y + LEAST, height) : bottom;
  return { ...box, x, y, width: x2 - x, height: y2 - y };
}

/** The box between two points; null where it is too small to be meant. */
export function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }, size: Size): Box | null {
  const [x1, x2] = [a.x, b.x].map((x) => between(Math.round(x), 0, size.width)).sort((p, q) => p - q);
  const [y1, y2] = [a.y, b.y].map((y) => between(Math.round(y), 0, size.height)).sort((p, q) => p - q);
  const box = { x: x1!, y: y1!, width: x2! - x1!, height: y2! - y1! };
  return box.width >= LEAST && box.height >= LEAST ? box : null;
}

/** The box that a button adds: in the middle, a little aside of those that are there. */
export function freshBox({ width, height }: Size, count: number): Box {
  const aside = (count % 5) * 0.04;
  return {
    x: Math.round(width * (0.35 + aside)),
    y: Math.round(height * (0.4 + aside)),
    width: Math.max(1, Math.round(width * 0.25)),
    height: Math.max(1, Math.round(height * 0.12)),
  };
}
