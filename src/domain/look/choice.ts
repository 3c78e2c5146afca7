import { atom } from 'nanostores';
import { toShellError } from '../../core/errors';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { hasLetters } from '../../page/keyboard/letter-keys';
import * as COOKIES from '../../page/storage-keys/cookies';
import * as KEYS from '../../page/storage-keys/keys';
import { loadOption, saveOption } from '../user-options/api';
import { type Look, lookOf } from './look-of';
import { lookStore } from './store';

/** Name of the user's option (docs/behaviour.md#theme-and-density). */
const OPTION = 'shell_look';

/** Theme, density and keys as the user wants them on every host. */
export interface Choice extends Look {
  /** Whether keys without Ctrl or ⌘ lead anywhere. */
  readonly letters: boolean;
}

const readChoice = (text: string | null): Choice => ({
  ...lookOf({ theme: null, density: null }, text),
  letters: hasLetters(text),
});

const textOf = ({ theme, density, letters }: Choice) =>
  [theme, density, ...(letters ? [] : ['ctrl'])].join('.');

/**
 * The user's choice of theme, density and keys: kept by the service for every site, and by a cookie for the pages of
 * this one.
 */
export const lookChoiceStore = defineStore('look-choice', (shell, scope) => {
  const { config, platform, request, session, events } = shell;
  const { $look } = shell.use(lookStore);
  const cookie = () => platform.cookies.get(COOKIES.look.name);
  const $letters = atom(hasLetters(cookie()));
  let saved: Promise<void> = Promise.resolve();
  let choices = 0;

  function show(text: string | null): void {
    const next = lookOf(config, text);
    const { theme, density } = $look.get();
    if (next.theme !== theme || next.density !== density) $look.set(next);
    $letters.set(hasLetters(text));
  }

  function keep(text: string): void {
    const { name, days } = COOKIES.look;
    platform.cookies.set(name, text, { days, domain: config.cookieDomain ?? undefined });
    // Also where the browser refuses cookies.
    show(text);
  }

  /** Asks the service once in a tab: the user may have chosen on another site. */
  async function load(): Promise<void> {
    const { status, user } = session.$state.get();
    // Acting as another user one looks at it as oneself.
    if (status !== 'signed-in' || !user || user.actor || platform.session.get(KEYS.lookAsked) === user.id)
      return;
    platform.session.set(KEYS.lookAsked, user.id);
    const before = choices;
    try {
      const kept = await loadOption(request, OPTION);
      // Written again: what the service has kept may be anything.
      if (choices === before && session.$state.get().user?.id === user.id) keep(textOf(readChoice(kept)));
    } catch (thrown) {
      platform.session.remove(KEYS.lookAsked);
      // Nobody has asked for it, so only doctor() reports this.
      events.error('look-option', toShellError(thrown).message, 'look');
    }
  }

  // Another page of the site may have changed it meanwhile.
  scope.add(platform.page.listen(() => show(cookie())));
  scope.listen(session.$state, () => void load());
  void load();
  return {
    $letters,
    /**
     * Shows it at once, on every page of the site that is opened or looked at again. One choice is saved after the
     * other, so that the last one is the one that stays.
     * @throws {ShellError} where the service does not keep it
     */
    async choose(change: Partial<Choice>): Promise<void> {
      choices++;
      const own = choices;
      keep(textOf({ ...readChoice(cookie()), ...change }));
      const { user } = session.$state.get();
      if (user?.actor) return;
      const before = saved.catch(() => {});
      saved = before.then(async () => {
        // The rest may have been chosen on another site since this tab has asked.
        const text = textOf({ ...readChoice(await loadOption(request, OPTION)), ...change });
        // Another user may be here by now, whose choice it is not.
        if (session.$state.get().user?.id !== user?.id) return;
        if (own === choices) keep(text);
        await saveOption(request, OPTION, text);
      });
      await saved;
    },
    reset(reason: ResetReason) {
      if (reason === 'user') show(cookie());
    },
  };
});
