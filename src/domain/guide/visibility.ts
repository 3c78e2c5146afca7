import { atom } from 'nanostores';
import { defineStore } from '../../core/store/define-store';

/** Whether the guide is open. In a file of its own: every page loads it, and the guide itself only when it opens. */
export const guideVisibilityStore = defineStore('guide-visibility', () => {
  const $open = atom(false);
  /** The hosts that can show the guide, of which the first does: a page may have two bars by mistake. */
  const $hosts = atom<readonly symbol[]>([]);
  return {
    $open,
    $hosts,
    /** Whether the shell is still finding out if the guide opens by itself: other dialogs that open by themselves wait. */
    $deciding: atom(false),
    open: () => $open.set(true),
    close: () => $open.set(false),
    /** Adds a host until the returned function is called. */
    join(host: symbol): () => void {
      $hosts.set([...$hosts.get(), host]);
      return () => $hosts.set($hosts.get().filter((one) => one !== host));
    },
  };
});
