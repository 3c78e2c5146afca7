import { browserDesktop } from '../../../src/core/platform/desktop';
import { documentTitle } from '../../../src/core/platform/title';
import type { Alert, AlertChannel } from '../../../src/domain/alerts/channel';
import { createDesktopAlert } from '../../../src/domain/alerts/desktop-alert';
import { alertsStore } from '../../../src/domain/alerts/store';
import { createTitleAlert } from '../../../src/domain/alerts/title-alert';
import { flashText, wordsOf } from '../../../src/domain/alerts/words';
import { noticeLink } from '../../../src/domain/notices/link';
import type { NoticeStats } from '../../../src/domain/notices/types';
import { openDetail } from '../../../src/domain/open-detail';
import { loadPart } from '../../../src/page/platform/load-part';
import type { Shell } from '../../../src/shell/shell';
import { createToastAlert } from './toast-alert';

/** Time in ms after which an alert ends where the page shows no toast (docs/behaviour.md#alerts). */
const LIFE = 7000;

/**
 * Alerts the user of new messages on this page, on the channels that the host allows, until the signal aborts.
 * @param first the counts at the start of the page
 */
export async function watchAlerts(
  shell: Shell,
  first: NoticeStats | null,
  ended: AbortSignal,
): Promise<void> {
  await shell.i18n.later();
  if (ended.aborted) return;
  const store = shell.use(alertsStore);
  ended.addEventListener(
    'abort',
    store.watch(() => channelsOf(shell, store.closed), first),
  );
}

function channelsOf(shell: Shell, onClosed: () => void): AlertChannel[] {
  const { config, platform, i18n, session } = shell;
  const { clock, page } = platform;
  const { toast, title, desktop } = config.alerts;
  const channels: AlertChannel[] = [
    toast
      ? createToastAlert(shell, {
          open: async () => (await loadPart(() => import('../../overlays/open'))).openOverlays(shell),
          onDetails: ({ notice }) => showDetails(shell, notice.id),
          onGone: onClosed,
        })
      : unseen(),
  ];
  if (title) {
    const ports = { title: documentTitle(document), page, clock };
    channels.push(createTitleAlert(ports, (count, text) => flashText(i18n, count, text)));
  }
  if (desktop) {
    const text = (alert: Alert) => {
      const words = wordsOf(i18n, alert);
      return { title: words.title, body: words.brief, tag: `oms.${session.$state.get().user?.id}` };
    };
    channels.push(
      createDesktopAlert({ desktop: browserDesktop(window), clock }, text, (alert) => visit(shell, alert)),
    );
  }
  return channels;

  function unseen(): AlertChannel {
    let cancel = () => {};
    return {
      show() {
        cancel();
        cancel = clock.after(LIFE, onClosed);
      },
      end: () => cancel(),
    };
  }
}

const showDetails = (shell: Shell, id: string): void => void openDetail(shell, 'showNotice', id, 'notices');

/** Goes to the message's address. */
function visit(shell: Shell, { notice }: Alert): void {
  const link = noticeLink(shell.navigation, notice);
  if (link) shell.navigation.goTo({ ...link, source: 'alert', id: notice.id });
  else showDetails(shell, notice.id);
}
