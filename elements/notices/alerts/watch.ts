import { toShellError } from '../../../src/core/errors';
import { browserDesktop } from '../../../src/core/platform/desktop';
import { documentTitle } from '../../../src/core/platform/title';
import type { Shell } from '../../../src/core/shell';
import { noticeLink } from '../../../src/features/notices/link';
import type { NoticeStats } from '../../../src/features/notices/types';
import { createDesktopSign } from './desktop-sign';
import { createFlash } from './flash';
import type { Alert, Sign } from './sign';
import { alertsStore } from './store';
import { createToastSign } from './toast-sign';
import { flashText, wordsOf } from './words';

/** ms that an alert stays where the page shows none itself (spec 9). */
const LIFE = 7000;

/**
 * Alerts of new messages on this page (spec 4), as far as the host wants, until the signal ends it.
 * @param first the counts that the page began with
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
    store.watch(() => signsOf(shell, store.over), first),
  );
}

function signsOf(shell: Shell, over: () => void): Sign[] {
  const { config, platform, i18n, session } = shell;
  const { clock, page } = platform;
  const { toast, title, desktop } = config.alerts;
  const signs: Sign[] = [
    toast
      ? createToastSign(shell, {
          open: async () => (await import('../../overlays/open')).openOverlays(shell),
          onDetails: ({ news }) => showDetails(shell, news.id),
          onGone: over,
        })
      : unseen(),
  ];
  if (title) {
    const ports = { title: documentTitle(document), page, clock };
    signs.push(createFlash(ports, (count, text) => flashText(i18n, count, text)));
  }
  if (desktop) {
    const text = (alert: Alert) => {
      const words = wordsOf(i18n, alert);
      return { title: words.title, body: words.brief, tag: `oms.${session.$state.get().user?.id}` };
    };
    signs.push(
      createDesktopSign({ desktop: browserDesktop(window), clock }, text, (alert) => visit(shell, alert)),
    );
  }
  return signs;

  function unseen(): Sign {
    let cancel = () => {};
    return {
      show() {
        cancel();
        cancel = clock.after(LIFE, over);
      },
      end: () => cancel(),
    };
  }
}

function showDetails({ commands, events }: Shell, id: string): void {
  commands.run('showNotice', id).catch((thrown: unknown) => {
    const { code, message } = toShellError(thrown);
    events.error(code, message, 'notices');
  });
}

/** To the message's address, unless the host goes there itself. */
function visit(shell: Shell, { news }: Alert): void {
  const { navigation, platform } = shell;
  const link = noticeLink(navigation, news);
  if (!link) showDetails(shell, news.id);
  else if (navigation.announce(link, 'alert', news.id)) {
    if (link.target === '_blank') platform.navigation.open(link.url);
    else platform.navigation.assign(link.url);
  }
}
