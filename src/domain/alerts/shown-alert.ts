import type { Events } from '../../core/events/events';
import type { AlertChannel } from './channel';
import type { NewNotice } from './last-alert';

/** The alert that is shown now, on every channel. */
export interface ShownAlert {
  isShown(): boolean;
  /**
   * Emits `oms-notice` and shows a notice, in the place of the one before.
   * @param unread number of other notices that are unread, but were not before the first of those that are shown together
   */
  show(notice: NewNotice, unread: number): void;
  count(unread: number): void;
  /** The channels have closed the alert by themselves. */
  closed(): void;
  end(): void;
  setChannels(channels: readonly AlertChannel[]): void;
}

export function createShownAlert(events: Pick<Events, 'emit'>): ShownAlert {
  let channels: readonly AlertChannel[] = [];
  /** Number of notices that the shown one has replaced; null while none is shown. */
  let replaced: number | null = null;
  return {
    isShown: () => replaced !== null,
    show(notice, unread) {
      replaced = replaced === null ? 0 : replaced + 1;
      const { id, type, title, brief, url, at } = notice;
      events.emit('oms-notice', { id, type, title, brief, url, at });
      for (const channel of channels) channel.show({ notice, more: Math.max(replaced, unread) });
    },
    count(unread) {
      for (const channel of channels) channel.count?.(unread);
    },
    closed() {
      replaced = null;
    },
    end() {
      replaced = null;
      for (const channel of channels) channel.end();
    },
    setChannels(next) {
      channels = next;
    },
  };
}
