import type { Painted, PaintedRoot } from '../../../src/page/picture/format';
import { loadPart } from '../../../src/page/platform/load-part';

/** See take-over.ts. */
export type TakeOver = (root: PaintedRoot, painted: Painted, render: () => void) => void;

/**
 * Resolves with what renders in the place of a picture, once the element has what its first render shows. Only pages
 * with the head script have pictures, so the code is a file of its own, which that script has the browser fetch. The
 * CDN build, whose pages all have them, has `preact/when-settled.ts` in its place.
 */
export const whenSettled = (element: HTMLElement): Promise<TakeOver> =>
  loadPart(() => import('./picture')).then(
    ({ settledPicture }) => settledPicture(element),
    () => discard,
  );

/** Without that code nothing is lost but what its user has typed meanwhile. */
const discard: TakeOver = (root, { end }, render) => {
  end();
  root.replaceChildren();
  render();
};
