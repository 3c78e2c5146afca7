import type { Identity } from '../messages';
import type { SocketAddress } from './stomp';

/** Where the broker of a user centre is. */
export const stompUrl = (userCentre: string): string => `${userCentre.replace(/^http/, 'ws')}/stomp`;

/**
 * The broker of the user centre; the headers name the user and the organisation. `login` and `passcode` are for
 * RabbitMQ, which knows no other, and the `topic` too: it has no destinations of a user's own.
 */
export function addressOf(
  userCentre: string,
  { user, context, lang }: Identity,
  token: string,
): SocketAddress {
  return {
    url: stompUrl(userCentre),
    headers: { Authorization: `Bearer ${token}`, contextId: context, lang, login: user, passcode: token },
    changes: '/user/topic/notify_stats',
    complaints: '/user/queue/errors',
    topic: `/topic/notify_stats.${user}.${context || 0}.${lang}`,
  };
}
