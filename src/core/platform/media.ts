/** What the shell uses of a `MediaQueryList`. */
export type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

/** jsdom has no window to measure: nothing matches there, and nothing changes. */
const NONE: Media = { matches: false, addEventListener() {}, removeEventListener() {} };

/** The page's window by a media query. */
export const media = (query: string): Media => (typeof matchMedia === 'function' ? matchMedia(query) : NONE);
