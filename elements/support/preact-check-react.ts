/** Replaces `check-react.ts` in builds with Preact: no bundler of the page chooses what these render with. */
export const checkReact = (): void => {};
