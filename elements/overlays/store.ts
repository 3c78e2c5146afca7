import { atom } from 'nanostores';
import type { ConfirmOptions, NotifyOptions } from '../../src/core/commands';
import { defineStore, type ResetReason } from '../../src/core/store/define-store';
import type { IconDrawing } from '../../src/ui/icon/Icon';

/** In-page notices stay 7 s (docs/behaviour.md#alerts); errors until they are closed. */
const LIFE = 7000;

/** A text, or the function that gives it in the language of the page. */
type Wording = string | (() => string);

/** A message as the shell's own parts show it. */
export interface OwnNotice extends Pick<NotifyOptions, 'tone' | 'duration'> {
  title: Wording;
  text?: Wording;
  link?: { text: Wording; url: string };
  icon?: IconDrawing;
  /** Runs on a plain press of the link, instead of its navigation. */
  onLink?(): void;
  /** Its time is over, or somebody closed it. */
  onGone?(): void;
}

export interface ShownNotice extends OwnNotice {
  id: string;
  duration: number;
}

export interface Question extends ConfirmOptions {
  answer(yes: boolean): void;
}

/** The record that the dialog of details shows. */
export interface Detail {
  kind: 'announcement' | 'notice' | 'task';
  id: string;
}

/** The overlays that commands ask for: toasts, a question, a record's details. */
export const overlaysStore = defineStore('overlays', () => {
  const $notices = atom<readonly ShownNotice[]>([]);
  const $question = atom<Question | null>(null);
  const $detail = atom<{ detail: Detail; closed: () => void } | null>(null);
  let count = 0;

  function put(notice: OwnNotice, id?: string): string {
    const shown = $notices.get();
    const duration = notice.duration ?? (notice.tone === 'error' ? 0 : LIFE);
    const next = { ...notice, duration, id: id ?? `notice-${++count}` };
    const stands = shown.some((other) => other.id === id);
    $notices.set(stands ? shown.map((other) => (other.id === id ? next : other)) : [...shown, next]);
    return next.id;
  }

  return {
    $notices,
    $question,
    $detail,
    notify(notice: NotifyOptions): void {
      put(notice);
    },
    /** Shows a message, in the place of the one of the id where that still stands. Returns its id. */
    put,
    dismiss(id: string): void {
      const gone = $notices.get().find((notice) => notice.id === id);
      if (!gone) return;
      $notices.set($notices.get().filter((notice) => notice !== gone));
      gone.onGone?.();
    },
    /** A question asked while another is open answers that one with no. */
    confirm(question: ConfirmOptions): Promise<boolean> {
      $question.get()?.answer(false);
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          $question.set(null);
          resolve(yes);
        };
        $question.set({ ...question, answer });
      });
    },
    /** Resolves when the dialog is closed. */
    show(detail: Detail): Promise<void> {
      $detail.get()?.closed();
      return new Promise((resolve) => {
        const closed = () => {
          $detail.set(null);
          resolve();
        };
        $detail.set({ detail, closed });
      });
    },
    reset(reason: ResetReason) {
      // A sign-out in another tab answers no question of the page.
      if (reason !== 'organisation') return;
      $question.get()?.answer(false);
      $detail.get()?.closed();
    },
  };
});
