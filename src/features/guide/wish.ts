import { atom } from 'nanostores';
import { defineStore } from '../../core/shell';

/** That the guide shall be shown; apart from all it needs, which comes when somebody wants it. */
export const guideWishStore = defineStore('guide-wish', () => {
  const $wanted = atom(false);
  /** Who may show it, first come: a page may have two bars by mistake, and the guide is one. */
  const $hosts = atom<readonly symbol[]>([]);
  return {
    $wanted,
    $hosts,
    /** Whether it is being asked if the guide shall open by itself: what else opens so has to wait. */
    $pending: atom(false),
    ask: () => $wanted.set(true),
    end: () => $wanted.set(false),
    /** Takes part in showing it. Returns the end of it. */
    join(host: symbol): () => void {
      $hosts.set([...$hosts.get(), host]);
      return () => $hosts.set($hosts.get().filter((one) => one !== host));
    },
  };
});
