import { defineStore } from './define-store';

/** ms after the start at which a page has drawn what it shows by itself, as in elements/loader/boot.ts. */
const DRAWN = 2000;

/**
 * Gives work to the page for when it is drawn and has nothing else to do; none where its user saves data. Returns what
 * takes it back.
 */
export const idleStore = defineStore('idle', ({ platform, ready }, scope) => {
  const drawn = ready.then(
    () =>
      new Promise<void>((resolve) => {
        scope.add(platform.clock.after(DRAWN, resolve));
      }),
  );
  return {
    run(work: () => void): () => void {
      // What is taken back is let go of: it may hold an element that has left the page.
      let wanted = platform.savesData() ? null : work;
      void drawn.then(() => platform.idle(() => wanted?.()));
      return () => {
        wanted = null;
      };
    },
  };
});
