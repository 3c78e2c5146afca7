import type { Identity } from '../messages';
import type { SocketAddress } from './stomp';

/** Where the broker of a user centre is. */
export const stompUrl = (userCentre: string): string => `${userCentre.replace(/^http/, 'ws')}/stomp`;

/** The broker of the user centre; the headers name the user and the organisation. */
export function addressOf(
  userCentre: string,
  { context, lang }: Pick<Identity, 'context' | 'lang'>,
  token: string,
): SocketAddress {
  return {
    url: stompUrl(userCentre),
    headers: { Authorization: `Bearer ${token}`, contextId: context, lang },
    changes: '/user/topic/notify_stats',
    complaints: '/user/queue/errors',
  };
}
