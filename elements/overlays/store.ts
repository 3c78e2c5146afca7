import { atom } from 'nanostores';
import type { ConfirmOptions, NotifyOptions } from '../../src/core/commands';
import type { ShellError } from '../../src/core/errors';
import { defineStore, type ResetReason } from '../../src/core/store/define-store';
import type { IconDrawing } from '../../src/ui/icon/Icon';
import { ask } from './ask';

/** Toasts stay 7 s (docs/behaviour.md#alerts); errors until they are closed. */
const LIFE = 7000;

/** A text, or the function that gives it in the language of the page. */
type Wording = string | (() => string);

/** A message as the shell's own parts show it. */
export interface Toast extends Pick<NotifyOptions, 'tone' | 'duration'> {
  title: Wording;
  text?: Wording;
  link?: { text: Wording; url: string };
  icon?: IconDrawing;
  /** Runs on a plain press of the link, instead of its navigation. */
  onLink?(): void;
  /** Its time is over, or somebody closed it. */
  onGone?(): void;
}

export interface ShownToast extends Toast {
  id: string;
  duration: number;
  /** How often it has been said, where more than once. */
  count?: number;
}

const read = (words: Wording | undefined): string => (typeof words === 'function' ? words() : (words ?? ''));

/** The same words with the same way on, said by the page itself. */
const sameWords = (one: Toast, other: Toast): boolean =>
  read(one.title) === read(other.title) &&
  read(one.text) === read(other.text) &&
  one.tone === other.tone &&
  one.link?.url === other.link?.url &&
  read(one.link?.text) === read(other.link?.text);

export type Question = ConfirmOptions & {
  /** A yes sends the request, if there is one. */
  answer(yes: boolean): void;
  busy?: boolean;
  /** Why the request failed. */
  error?: ShellError | null;
};

/** The record that the dialog of details shows. */
export interface Detail {
  kind: 'announcement' | 'notice' | 'task' | 'keys';
  id: string;
}

/** The overlays that commands ask for: toasts, a question, a record's details. */
export const overlaysStore = defineStore('overlays', () => {
  const $toasts = atom<readonly ShownToast[]>([]);
  const $question = atom<Question | null>(null);
  /** The page has a marker of bug reports. */
  const $bugReport = atom(false);
  const $detail = atom<{ detail: Detail; closed: () => void } | null>(null);
  let count = 0;
  /** Ids of the messages of `notify`: those of `put` belong to their callers, who dismiss them. */
  const said = new Set<string>();

  function put(toast: Toast, id?: string): string {
    const shown = $toasts.get();
    const duration = toast.duration ?? (toast.tone === 'error' ? 0 : LIFE);
    const next = { ...toast, duration, id: id ?? `toast-${++count}` };
    const stands = shown.some((other) => other.id === id);
    $toasts.set(stands ? shown.map((other) => (other.id === id ? next : other)) : [...shown, next]);
    return next.id;
  }

  return {
    $toasts,
    $question,
    $detail,
    $bugReport,
    /** Words that are still shown or wait for a place are counted up instead of being shown twice. */
    notify(toast: NotifyOptions): void {
      const same = $toasts.get().find((other) => said.has(other.id) && sameWords(other, toast));
      if (same) {
        $toasts.set(
          $toasts.get().map((other) => (other === same ? { ...same, count: (same.count ?? 1) + 1 } : other)),
        );
      } else {
        said.add(put(toast));
      }
    },
    /** Shows a message, in place of the one with the id where that is still shown. Returns its id. */
    put,
    dismiss(id: string): void {
      const gone = $toasts.get().find((toast) => toast.id === id);
      if (!gone) return;
      said.delete(id);
      $toasts.set($toasts.get().filter((toast) => toast !== gone));
      gone.onGone?.();
    },
    /** A question asked while another is open answers that one with no. */
    confirm(question: ConfirmOptions): Promise<boolean> {
      $question.get()?.answer(false);
      return ask($question, question, put);
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
