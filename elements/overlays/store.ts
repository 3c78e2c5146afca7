import { atom } from 'nanostores';
import type { ConfirmOptions, NotifyOptions } from '../../src/core/commands';
import { defineStore } from '../../src/core/shell';

/** In-page notices stay 7 s (spec 9); errors until they are closed. */
const LIFE = 7000;

export interface ShownNotice extends NotifyOptions {
  id: string;
  duration: number;
}

export interface Question extends ConfirmOptions {
  answer(yes: boolean): void;
}

/** What is open in the dialog of details. */
export interface Detail {
  kind: 'announcement' | 'notice' | 'task';
  id: string;
}

/** What stands over the page, asked for by commands: messages, a question, a detail. */
export const overlaysStore = defineStore('overlays', () => {
  const $notices = atom<readonly ShownNotice[]>([]);
  const $question = atom<Question | null>(null);
  const $detail = atom<{ detail: Detail; closed: () => void } | null>(null);
  let count = 0;

  return {
    $notices,
    $question,
    $detail,
    notify(notice: NotifyOptions): void {
      const duration = notice.duration ?? (notice.tone === 'error' ? 0 : LIFE);
      $notices.set([...$notices.get(), { ...notice, duration, id: `notice-${++count}` }]);
    },
    dismiss(id: string): void {
      $notices.set($notices.get().filter((notice) => notice.id !== id));
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
    reset() {
      $question.get()?.answer(false);
      $detail.get()?.closed();
    },
  };
});
