/** How an image is seen: 1 is as large as fits; x and y are px by which its middle is away from that of its frame. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MOST = 8;
/** One press of + or one notch of the wheel. */
export const STEP = 1.25;

interface Size {
  width: number;
  height: number;
}

/** Keeps the image where some of it is seen at every edge that it reaches beyond. */
export function within({ scale, x, y }: View, { width, height }: Size): View {
  const kept = Math.min(MOST, Math.max(1, scale));
  const room = (side: number) => ((kept - 1) * side) / 2;
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { scale: kept, x: clamp(x, room(width)), y: clamp(y, room(height)) };
}

/** Zooms about a point, which stays where it is; by default the middle. */
export function zoomed(view: View, factor: number, frame: Size, point = { x: 0, y: 0 }): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const away = (at: number, offset: number) => at - (at - offset) * ratio;
  return within({ scale, x: away(point.x, view.x), y: away(point.y, view.y) }, frame);
}
