import type { Endpoints } from '../src/core/config/types';
import { BOUND } from '../src/domain/connections/api';
import { unbindPath } from '../src/domain/connections/visit';
import { TEXTS } from '../src/page/first-calls/texts-call';

/**
 * Which calls are answered without the token of a session: the texts of a page, and those by which one gets in,
 * whatever their paths.
 * @param endpoints paths of the deployment
 */
export function openCalls(endpoints: Endpoints): (name: string) => boolean {
  const { login, sendCode, verifyCode, ticket, actAs } = endpoints;
  const open = [`GET ${TEXTS}`, 'GET /status/health'].concat(
    [login, sendCode, verifyCode, ticket].map((path) => `POST ${path}`),
  );
  const secured = [actAs, BOUND, unbindPath('')].map((path) => `POST ${path}`);
  return (name) =>
    open.includes(name) ||
    (name.startsWith('POST /auth/') && !secured.some((start) => name.startsWith(start)));
}
