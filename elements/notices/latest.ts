import { electOnce } from '../../src/core/election/elect-once';
import { latestStore } from '../../src/domain/announcements/latest';
import type { guideVisibilityStore } from '../../src/domain/guide/visibility';
import * as paths from '../../src/page/addresses/console-paths';
import type { Shell } from '../../src/shell/shell';

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

const MODALS = 'dialog[open], [aria-modal="true"]';

/** True while a modal dialog is open on the page, of the host or of the shell. */
function modalOpen(page: Document): boolean {
  const ours = [...page.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('oms-'));
  const roots = [page, ...ours.map(({ shadowRoot }) => shadowRoot)];
  // Hosts' libraries keep closed dialogs in the page, hidden.
  return roots.some((root) =>
    [...(root?.querySelectorAll(MODALS) ?? [])].some((modal) => modal.getClientRects().length > 0),
  );
}
