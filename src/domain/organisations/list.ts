import { atom, computed } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { errorText } from '../../core/i18n/error-text';
import type { Organisation } from '../../core/session/organisation';
import { showMessage } from '../../core/show-message';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { createList } from '../../core/store/list';
import * as KEYS from '../../page/storage-keys/keys';
import type { DomainContext } from '../context';
import { checkRecent, searchOrganisations } from './api';

const RECENT_MAX = 3;
/** The highest number of shown rows, ten pages: beyond that the search finds an organisation faster. */
const MOST = 200;
/** Pause in ms after the last keystroke before a search. */
const DEBOUNCE = 300;

export const organisationsStore = defineStore('organisations', (shell: DomainContext, scope) => {
  const { config, platform, request, organisations, session, i18n } = shell;
  const list = createList<Organisation, string>(
    (text, page, signal) =>
      searchOrganisations(request, config.endpoints.organisationList, text, page, signal),
    ({ id }) => id,
  );
  const $text = atom('');
  /** The text that the list was last asked for. */
  const $asked = atom('');
  /** The target of the running switch. */
  const $switching = atom<Organisation | null>(null);
  const $error = atom<ShellError | null>(null);
  const $recent = atom<readonly Organisation[]>(restore());
  let cancel = () => {};
  let pending = false;

  function ask(): void {
    cancel();
    pending = false;
    $asked.set($text.get());
    void list.search($text.get());
  }

  function userId(): string | undefined {
    return session.$state.get().user?.id;
  }

  function restore(): Organisation[] {
    try {
      return checkRecent(JSON.parse(platform.local.get(KEYS.recentOrganisations) ?? 'null'), userId());
    } catch {
      return [];
    }
  }

  function remember(organisation: Organisation): void {
    const others = $recent.get().filter(({ id }) => id !== organisation.id);
    $recent.set([organisation, ...others].slice(0, RECENT_MAX));
    platform.local.set(KEYS.recentOrganisations, JSON.stringify({ user: userId(), list: $recent.get() }));
  }

  // A switch may begin in the panel, at a link, in another tab or in the host's code.
  scope.add(
    organisations.$current.listen((to, from) => {
      if (!to || !from || to.id === from.id) return;
      remember(from);
      remember(to);
    }),
  );
  const $list = computed(list.$state, (state) => {
    const full = state.more && state.items.length >= MOST;
    return { ...state, more: state.more && !full, full };
  });

  return {
    /** `full`: the service has more rows than the panel shows. */
    $list,
    $text,
    $switching,
    $error,
    /** The recent organisations, the current one first. */
    $recent: computed([$recent, organisations.$current], (recent, current) =>
      current ? [current, ...recent.filter(({ id }) => id !== current.id)].slice(0, RECENT_MAX) : recent,
    ),
    /** Whether the rows are those of the text, and not of the one before. */
    $answered: computed(
      [$text, $asked, list.$state],
      (text, asked, { loading, error }) => text === asked && !loading && !error,
    ),
    /** Loads the first page when the panel opens. */
    open(): void {
      $error.set(null);
      // The results of the last search are not all organisations.
      if ($text.get() !== '') list.reset();
      $text.set('');
      ask();
    },
    search(text: string): void {
      $text.set(text);
      cancel();
      pending = true;
      cancel = platform.clock.after(DEBOUNCE, ask);
    },
    /** Ends the pause: searches at once. */
    flush(): void {
      if (pending) ask();
    },
    /**
     * To be called near the end of the list. Does nothing after a failure, which waits for `retry`: scrolling would
     * repeat the call.
     */
    async loadMore(): Promise<void> {
      const { more, error } = $list.get();
      if (more && !error) await list.loadMore();
    },
    retry: () => list.retry(),
    /** Resolves to true after the switch, or if the target is the current one; false if a listener prevents it or it fails. */
    async switchTo(target: Organisation): Promise<boolean> {
      $error.set(null);
      $switching.set(target);
      try {
        return await organisations.switchTo(target);
      } catch (thrown) {
        const error = toShellError(thrown);
        $error.set(error);
        // The question about unsaved work has closed the panel, which would say it.
        if ($error.lc === 0) {
          const title = () => i18n.t('org.failed', { reason: errorText(error, i18n) });
          void showMessage(shell, { tone: 'error', title }, 'organisations', error);
        }
        return false;
      } finally {
        $switching.set(null);
      }
    },
    reset(reason: ResetReason) {
      if (reason === 'language') {
        // The same rows have other names in another language.
        if (list.$state.lc > 0) ask();
        return;
      }
      cancel();
      pending = false;
      list.reset();
    },
  };
});
