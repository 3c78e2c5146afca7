import type { Lang } from '../../src/core/i18n/lang';
import type { ReadFirst } from './early-calls';
import { draw, show } from './paint';
import type { FramePart, InstallOptions, PartSource } from './types';

/** px: in a narrower window the bar folds, which frames do not. */
const LEAST = 960;

/** ms that the elements' code waits for what it would delay: that of the frames, and then the first replies. */
const CODE = 1000;
const REPLIES = 150;

export interface Frames {
  /** Resolves once the code of frames is there: until then nothing else takes its share of the line. */
  readonly arrived: Promise<void>;
  /** Draws the elements with these tags once the first replies are there, and resolves then, or when that takes too long. */
  draw(tags: readonly string[], options: InstallOptions, lang: Lang, read: ReadFirst): Promise<void>;
}

/**
 * Draws a first visit, of which there is no picture (docs/behaviour.md#instant-paint). Null where a page has no frames.
 * @param lost reports a failure: the elements draw themselves then
 */
export function createFrames(parts: PartSource, lost: (error: unknown) => void): Frames | null {
  if (!parts.hasFrames || innerWidth < LEAST) return null;
  const code = parts.load('frame') as Promise<FramePart>;
  const paint = async (tags: readonly string[], options: InstallOptions, lang: Lang, read: ReadFirst) => {
    const replies = read();
    const part = await code.catch(() => null);
    // The core needs the same file, and reports that it cannot be had.
    const frameOf = await part?.readFrames(options, lang, replies);
    if (!frameOf) return;
    const settles: (() => void)[] = [];
    for (const tag of tags) {
      for (const element of document.querySelectorAll<HTMLElement>(tag)) {
        const frame = element.shadowRoot || customElements.get(tag) ? null : frameOf(element);
        const content = frame && draw(frame.content, (_, value) => value);
        if (!content) continue;
        const root = show(element, content, frame.sheets);
        settles.push(() => frame.settle(root));
      }
    }
    // The room that the bar measures depends on the elements in it.
    for (const settle of settles) settle();
    await painted();
  };
  return {
    arrived: within(CODE, code),
    draw: (...page) => within(REPLIES, paint(...page).catch(lost)),
  };
}

/** Resolves once the browser has painted what there is; at once on a page that nobody sees, which is not painted. */
export function painted(): Promise<void> {
  if (document.visibilityState !== 'visible') return Promise.resolve();
  return within(100, new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Resolves with the end of the work, whatever that is, or before it has gone on for too long. @param limit ms */
export function within(limit: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    setTimeout(end, limit);
    work.then(end, end);
  });
}
