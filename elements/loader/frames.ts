import type { Lang } from '../../src/core/i18n/lang';
import { isWaiting } from '../../src/page/tags/waiting-elements';
import type { ReadFirst } from './early-calls';
import { draw, show } from './paint';
import type { FramePart, InstallOptions, PartSource } from './types';

/** In a narrower window the bar folds, which frames do not. A query, since to read `innerWidth` lays out the page. */
const WIDE = '(min-width: 960px)';

/** ms that the elements' code waits for what it would delay: that of the frames, and then the first replies. */
const CODE = 1000;
const REPLIES = 150;

export interface Frames {
  /** Resolves once the code of frames is there: until then nothing else takes its share of the line. */
  readonly arrived: Promise<void>;
  /**
   * Draws the elements with these tags once the first replies are there, and resolves then, or when that takes too long.
   * @param replied called before it draws
   */
  draw(
    tags: readonly string[],
    options: InstallOptions,
    lang: Lang,
    read: ReadFirst,
    replied: () => void,
  ): Promise<void>;
}

/**
 * Draws a first visit, of which there is no picture (docs/behaviour.md#instant-paint). Null where a page has no frames.
 * @param lost reports a failure: the elements draw themselves then
 */
export function createFrames(
  parts: Pick<PartSource, 'hasFrames' | 'load'>,
  lost: (error: unknown) => void,
): Frames | null {
  if (!parts.hasFrames || !matchMedia(WIDE).matches) return null;
  const code = parts.load('frame') as Promise<FramePart>;
  const paint = async (
    tags: readonly string[],
    options: InstallOptions,
    lang: Lang,
    read: ReadFirst,
    replied: () => void,
  ) => {
    const replies = read();
    const part = await code.catch(() => null);
    // The core needs the same file, and reports that it cannot be had.
    const frameOf = await part?.readFrames(options, lang, replies);
    replied();
    if (!frameOf) return;
    // The page can answer before it.
    await nextTask();
    const settle: (() => void)[] = [];
    for (const tag of tags) {
      for (const element of document.querySelectorAll<HTMLElement>(tag)) {
        // An element of a bundle waits for its frame, with nothing in its root (element-class.ts).
        const own = customElements.get(tag) ? element.shadowRoot?.firstChild : element.shadowRoot;
        const isTaken = own || isWaiting(element);
        const frame = isTaken ? null : frameOf(element);
        const content = frame && draw(frame.content, (_, value) => value);
        if (!content) continue;
        const root = show(element, content, frame.sheets);
        settle.push(() => frame.settle(root));
      }
    }
    // The bar measures its room, which depends on the elements in it: one layout for all of them.
    for (const each of settle) each();
    await painted();
  };
  return {
    arrived: within(CODE, code),
    draw: (...page) => within(REPLIES, paint(...page).catch(lost)),
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
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
