import { atom } from 'nanostores';
import { COOKIES } from '../../core/storage-keys/cookies';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { lookOf } from './look-of';
import { readChoice } from './read-choice';

/**
 * Theme and density of the page. The user's choice is read from its cookie, so that the first picture has it; the service keeps it for
 * other sites (`choice.ts`, which loads later).
 */
export const lookStore = defineStore('look', ({ config, platform }, scope) => {
  const kept = () => platform.cookies.get(COOKIES.look.name);
  const $look = atom(lookOf(config, readChoice(kept())));
  const show = (text: string | null) => {
    const next = lookOf(config, readChoice(text));
    const { theme, density } = $look.get();
    if (next.theme !== theme || next.density !== density) $look.set(next);
  };
  // Another page of the site may have changed it meanwhile.
  scope.add(platform.page.listen(() => show(kept())));
  return {
    $look,
    /** @param text as `choiceText` makes it */
    show,
    reset(reason: ResetReason) {
      if (reason === 'user') show(kept());
    },
  };
});
