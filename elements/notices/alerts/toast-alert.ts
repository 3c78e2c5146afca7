import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import type { Alert, AlertChannel } from '../../../src/domain/alerts/channel';
import { wordsOf } from '../../../src/domain/alerts/words';
import { noticeLink } from '../../../src/domain/notices/link';
import type { Shell } from '../../../src/shell/shell';

type Overlays = ReturnType<typeof import('../../overlays/open').openOverlays>;

/** Shows an alert as a toast in the page: title, brief and a link to the details, for 7 s. */
export function createToastAlert(
  shell: Shell,
  { open, onDetails, onGone }: { open(): Promise<Overlays>; onDetails(alert: Alert): void; onGone(): void },
): AlertChannel {
  let wanted: Alert | null = null;
  let overlays: Overlays | null = null;
  let id: string | undefined;

  function put(to: Overlays, alert: Alert): void {
    const words = () => wordsOf(shell.i18n, alert);
    id = to.put(
      {
        icon: BellRing,
        title: () => words().title,
        text: () => words().brief,
        link: {
          text: () => shell.i18n.t('alert.details'),
          url: noticeLink(shell.navigation, alert.notice)?.url ?? '',
        },
        onLink: () => onDetails(alert),
        onGone() {
          id = undefined;
          onGone();
        },
      },
      id,
    );
  }

  return {
    show(alert) {
      wanted = alert;
      if (overlays) {
        put(overlays, alert);
        return;
      }
      open().then(
        (opened) => {
          overlays = opened;
          if (wanted === alert) put(opened, alert);
        },
        (error: unknown) => {
          shell.events.error('part', String(error), 'notices');
          onGone();
        },
      );
    },
    end() {
      wanted = null;
      if (id !== undefined) overlays?.dismiss(id);
    },
  };
}
