import { isWire } from '../../core/session/wire';
import type { Shell } from '../../core/shell';
import { findOrganisations } from './api';

const KEY = 'oms.organisationChoice';

/**
 * Whether the user has a list of organisations to switch in (spec 6). Asked once a tab for those who have one; for the
 * others at every page, since it may come.
 */
export async function offer(shell: Shell, tell: (offered: boolean) => void): Promise<void> {
  const { config, platform, request, session } = shell;
  const { user } = session.$state.get();
  if (!user?.organisation) return;
  const known = read(platform.session.get(KEY), user.id);
  if (known !== null) tell(known);
  if (known) return;
  const { items, total } = await findOrganisations(
    request,
    config.endpoints.organisationList,
    '',
    1,
    new AbortController().signal,
  );
  const offered = total > 1 || items.some(({ id }) => id !== user.organisation?.id);
  platform.session.set(KEY, JSON.stringify({ user: user.id, offered }));
  tell(offered);
}

function read(text: string | null, userId: string): boolean | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isWire(stored) && stored.user === userId && typeof stored.offered === 'boolean'
      ? stored.offered
      : null;
  } catch {
    return null;
  }
}
