import { atom } from 'nanostores';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import * as KEYS from '../../page/storage-keys/keys';

/** What the button needs to know of the dialog; the form itself is loaded with the dialog (`form-store.ts`). */
export const feedbackStore = defineStore('feedback', ({ platform, session }, scope) => {
  const $open = atom(false);
  /** Whether something is written and not sent. Until the form is loaded, what this tab has stored says so. */
  const $draft = atom(false);
  let owner: string | null = null;
  const meet = () => {
    const user = session.$state.get().user?.id ?? null;
    if (user === null || user === owner) return;
    owner = user;
    // As `draft.ts` writes it: the user first.
    const mine = `{"user":${JSON.stringify(user)},`;
    $draft.set(platform.session.get(KEYS.feedbackDraft)?.startsWith(mine) === true);
  };
  scope.listen(session.$state, meet);
  meet();

  return {
    $open,
    $draft,
    setOpen: (open: boolean) => $open.set(open),
    reset(reason: ResetReason) {
      // What is written depends neither on the language nor on the organisation, and a sign-out in another tab must not lose it.
      if (reason === 'organisation') $open.set(false);
    },
  };
});
