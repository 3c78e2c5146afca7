import { claim } from '../../src/core/realtime/claim';
import type { Shell } from '../../src/core/shell';
import { latestStore } from '../../src/features/announcements/latest';
import type { guideWishStore } from '../../src/features/guide/wish';
import { modalOpen } from '../../src/ui/layer/modal-open';

/** Pages of the console where a password is typed. */
const CREDENTIALS = ['/login', '/home/password'];

/** Lets the newest unread announcement pop up on this page (spec 4). Returns what ends it. */
export function watchLatest(shell: Shell, guide: ReturnType<typeof guideWishStore>): () => void {
  return shell.use(latestStore).watch({
    // The guide comes first: who is new here learns the way before the news.
    busy: () => guide.$wanted.get() || guide.$pending.get() || atCredentials(shell) || modalOpen(document),
    claim: (kind, id) => claim(shell, kind, id),
  });
}

function atCredentials({ config, platform }: Shell): boolean {
  const { origin, pathname } = new URL(platform.navigation.href());
  if (config.hosts.console === null || origin !== new URL(config.hosts.console).origin) return false;
  return CREDENTIALS.includes(pathname.replace(/\/+$/, ''));
}
