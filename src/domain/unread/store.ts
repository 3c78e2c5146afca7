import { atom, onMount } from 'nanostores';
import { defineStore } from '../../core/store/define-store';
import type { ResourceState } from '../../core/store/resource';
import { announcementsStore } from '../announcements/store';
import { noticesStore } from '../notices/store';
import { NOTICE_TYPES } from '../notices/types';

export interface Unread {
  total: number;
  /** 1 announcements, 2 reminders, 3 private messages, 4 group messages. */
  byType: Readonly<Record<'1' | '2' | '3' | '4', number>>;
}

/** The number of all unread messages, for the badge and for the host: each change emits `oms-unread`. */
export const unreadStore = defineStore('unread', (shell) => {
  const notices = shell.use(noticesStore).stats.$state;
  const announcements = shell.use(announcementsStore).stats.$state;
  /** Null until the numbers are known. */
  const $unread = atom<Unread | null>(null);
  let emitted = '';

  function update(): void {
    const [notice, announcement] = [notices.get(), announcements.get()];
    // Waits for both, so that the number does not jump; a failure of one does not hide the other.
    const pending = isPending(notice) || isPending(announcement);
    if (pending || (notice.data === null && announcement.data === null)) {
      $unread.set(null);
      return;
    }
    const byType = { 1: announcement.data?.unread ?? 0, 2: 0, 3: 0, 4: 0 };
    for (const type of NOTICE_TYPES) byType[type] = notice.data?.[type].unread ?? 0;
    const total = Object.values(byType).reduce((sum, count) => sum + count, 0);
    const text = JSON.stringify(byType);
    if ($unread.get() === null || text !== emitted) $unread.set({ total, byType });
    if (text === emitted) return;
    emitted = text;
    shell.events.emit('oms-unread', { total, byType });
  }

  onMount($unread, () => {
    const stops = [notices.listen(update), announcements.listen(update)];
    update();
    return () => {
      for (const stop of stops) stop();
    };
  });
  return { $unread };
});

const isPending = ({ data, error }: ResourceState<unknown>): boolean => data === null && error === null;
