import { atom } from 'nanostores';
import { defineStore } from '../../core/shell';

/** That the guide shall be shown; apart from all it needs, which comes when somebody wants it. */
export const guideWishStore = defineStore('guide-wish', () => {
  const $wanted = atom(false);
  return {
    $wanted,
    ask: () => $wanted.set(true),
    end: () => $wanted.set(false),
  };
});
