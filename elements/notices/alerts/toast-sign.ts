import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import type { Shell } from '../../../src/core/shell';
import { noticeLink } from '../../../src/features/notices/link';
import type { Alert, Sign } from './sign';
import { wordsOf } from './words';

type Overlays = ReturnType<typeof import('../../overlays/open').openOverlays>;

/** The notice in the page (spec 4): title, brief and a link to the details, for 7 s. */
export function createToastSign(
  shell: Shell,
  { open, onDetails, onGone }: { open(): Promise<Overlays>; onDetails(alert: Alert): void; onGone(): void },
): Sign {
  let wanted: Alert | null = null;
  let overlays: Overlays | null = null;
  let id: string | undefined;

  function put(to: Overlays, alert: Alert): void {
    const { title, brief } = wordsOf(shell.i18n, alert);
    id = to.put(
      {
        icon: BellRing,
        title,
        ...(brief === '' ? {} : { text: brief }),
        link: {
          text: shell.i18n.t('alert.details'),
          url: noticeLink(shell.navigation, alert.news)?.url ?? '',
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
