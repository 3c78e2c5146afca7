import type { SessionDeps } from './session';

/**
 * Asks the service to let the session act as a user, or with null to end it, and loads the document anew: in the console
 * at the main panel, since the page that was open may not be for the other user.
 * @param leave called with the reply before the page goes
 */
export async function actAs(
  userId: string | null,
  { request, config, platform }: SessionDeps,
  leave: (data: unknown) => void,
): Promise<void> {
  const { data } = await request.post<unknown>(config.endpoints.actAs, userId === null ? {} : { userId });
  leave(data);
  const home = config.hosts.console;
  const { origin } = new URL(platform.navigation.href());
  if (home !== null && new URL(home).origin === origin) platform.navigation.assign(`${home}/home`);
  else platform.navigation.reload();
}
