import { expect, it } from 'vitest';
import type { ErrorKind } from '../../page/report/error-codes';
import { ShellError } from '../errors';
import { sendLogout } from './send-logout';

const failing = (kind: ErrorKind, status?: number, body?: string) =>
  new ShellError({
    ...{ kind, code: kind, messageKey: 'error.network', body },
    response: status === undefined ? undefined : new Response('', { status }),
  });

/** @param answer rejects where it is an error */
const sent = (answer: unknown) =>
  sendLogout({ post: () => (answer ? Promise.reject(answer) : Promise.resolve({})) } as never, true);

it('is heard where the service answers, also where it refuses', async () => {
  expect(await sent(null)).toEqual({ heard: true, error: null });
  const refused = failing('reply', 200);
  expect(await sent(refused)).toEqual({ heard: true, error: refused });
  expect(await sent(failing('unauthorised', 401))).toEqual({ heard: true, error: null });
});

it.each([
  ['has no network', failing('network')],
  ['waits too long', failing('timeout')],
  ['meets a restart', failing('reply', 503)],
  ['meets the page of a proxy', failing('malformed', 200, '<html>')],
  ['meets a server that has just started', failing('malformed', 200, 'starting')],
])('is not heard where it %s', async (_, error) => {
  expect(await sent(error)).toEqual({ heard: false, error });
});
