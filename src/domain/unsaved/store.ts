import { computed, map } from 'nanostores';
import type { OmsEvent } from '../../core/events/types';
import { defineStore } from '../../core/store/define-store';
import type { DomainContext } from '../context';

/** ms for which a move that the user has allowed is not asked about again: a full page load asks once more by `beforeunload`. */
const ALLOWED_FOR = 5000;

/**
 * The forms with changes that are not saved. While there is one, a move by the shell, a switch of the organisation, a
 * sign-out and a load of another page ask first (docs/behaviour.md#forms).
 */
export const unsavedStore = defineStore('unsaved', (shell: DomainContext, scope) => {
  const $forms = map<Readonly<Record<string, true>>>({});
  const $unsaved = computed($forms, (forms) => Object.keys(forms).length > 0);
  const { platform, i18n, commands } = shell;
  let count = 0;
  let releasePage: (() => void) | null = null;
  let allowed = false;
  let routed = false;
  let asking: Promise<boolean> | null = null;
  const dirty = () => !allowed && $unsaved.get();

  function ask(): Promise<boolean> {
    asking ??= i18n
      .later()
      .then(() =>
        commands.run('confirm', {
          title: i18n.t('form.leaveTitle'),
          text: i18n.t('form.leaveText'),
          confirmText: i18n.t('form.leave'),
          danger: true,
        }),
      )
      // Without an element that shows dialogs the browser's own asks.
      .catch(() => platform.page.confirm(i18n.t('form.leaveText')))
      .then((leaves) => {
        asking = null;
        if (leaves) allow();
        return leaves;
      });
    return asking;
  }

  function allow(): void {
    allowed = true;
    // A page whose router has moved on stays in its document: what it told of is left.
    const stop = platform.location.listen(() => setPage(false));
    platform.clock.after(ALLOWED_FOR, () => {
      allowed = false;
      stop();
    });
  }

  /** A move that the page's router makes and asks about itself. */
  function isOfPage(url: string): boolean {
    const here = platform.location.href();
    try {
      return new URL(url, here).origin === new URL(here).origin;
    } catch {
      return false;
    }
  }

  // Before its other listeners, which would route at once; the move is made again once the user agrees.
  const guard = (event: Event) => {
    const { detail } = event as OmsEvent<'oms-navigate'>;
    if (!dirty() || detail.target !== '_self' || (routed && isOfPage(detail.url))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void ask().then((leaves) => {
      if (leaves) void shell.navigation.goTo(detail);
    });
  };
  platform.events.addEventListener('oms-navigate', guard, true);
  scope.add(() => platform.events.removeEventListener('oms-navigate', guard, true));

  let stopUnload: (() => void) | null = null;
  scope.listen($unsaved, (unsaved) => {
    // A listener all the time would keep the page out of the browser's cache for Back.
    stopUnload?.();
    // What was left is gone: the next form asks again.
    if (!unsaved) allowed = false;
    stopUnload = unsaved ? platform.page.holdUnload(dirty) : null;
  });
  scope.add(() => stopUnload?.());

  const mayLeave = async (): Promise<boolean> => !dirty() || ask();
  /** Reports a form with changes until the returned function is called. */
  function hold(): () => void {
    const id = `form-${++count}`;
    $forms.set({ ...$forms.get(), [id]: true });
    return () => {
      const { [id]: _, ...rest } = $forms.get();
      $forms.set(rest);
    };
  }
  /** Says whether the page has work of its own that is not saved, however often that is said. */
  function setPage(unsaved: boolean): void {
    if (unsaved) releasePage ??= hold();
    else {
      releasePage?.();
      releasePage = null;
    }
  }
  commands.provide('askToLeave', mayLeave);

  return {
    $unsaved,
    dirty,
    /** Asks whether to leave; true at once where nothing would be lost. */
    mayLeave,
    /** Tells that the page's router asks `mayLeave()` before the moves that it makes. Returns the function that ends that. */
    routeHere(): () => void {
      routed = true;
      return () => {
        routed = false;
      };
    },
    hold,
    setPage,
  };
});
