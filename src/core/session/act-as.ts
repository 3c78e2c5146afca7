import * as paths from '../../page/addresses/console-paths';
import type { SessionDeps } from './session';

/**
 * Asks the service to let the session act as a user, or with null to end that, and reloads the document: in the console
 * at the main panel, since the other user may not be allowed to see the page that was open.
 * @param leave called with the data of the reply before the document is left
 */
export async function actAs(
  userId: string | null,
  { request, config, platform }: SessionDeps,
  leave: (data: unknown) => void,
): Promise<void> {
  const { data } = await request.post<unknown>(config.endpoints.actAs, userId === null ? {} : { userId });
  leave(data);
  const home = config.hosts.console;
  const { origin } = new URL(platform.location.href());
  if (home !== null && new URL(home).origin === origin) platform.location.assign(`${home}${paths.HOME}`);
  else platform.location.reload();
}
