import * as paths from '../../src/core/config/console-paths';
import { electOnce } from '../../src/core/election/elect-once';
import { latestStore } from '../../src/domain/announcements/latest';
import type { guideVisibilityStore } from '../../src/domain/guide/visibility';
import type { Shell } from '../../src/shell/shell';
import { modalOpen } from '../../src/ui/layer/modal-open';

/** Pages of the console that ask for a password. */
const CREDENTIALS = [paths.LOGIN, paths.PASSWORD];

/** Opens the newest unread announcement by itself on this page. Returns the function that ends that. */
export function watchLatest(shell: Shell, guide: ReturnType<typeof guideVisibilityStore>): () => void {
  return shell.use(latestStore).watch({
    // The guide is first: a new user needs it more than announcements.
    busy: () => guide.$open.get() || guide.$deciding.get() || atCredentials(shell) || modalOpen(document),
    elect: (kind, id) => electOnce(shell, kind, id),
  });
}

function atCredentials({ config, platform }: Shell): boolean {
  const { origin, pathname } = new URL(platform.location.href());
  if (config.hosts.console === null || origin !== new URL(config.hosts.console).origin) return false;
  return CREDENTIALS.includes(pathname.replace(/\/+$/, ''));
}
