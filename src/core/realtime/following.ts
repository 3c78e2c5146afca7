import { isUnreachable } from './connection';
import type { LeaderMessage, Message } from './messages';
import { createPulls } from './pulls';
import { deliver, type Role, type RoleDeps } from './role';
import { CHECK_EVERY } from './timing';

/**
 * A tab whose news another brings. What the leader does not serve it asks for itself over HTTP, as if there were no socket: all
 * topics where the leader is in another organisation or language, else those that no element of the leader's page shows.
 */
export function createFollowing(deps: RoleDeps): Role {
  const { shell, wires, identity, channel, topics } = deps;
  const { clock } = shell.platform;
  let served: ReadonlySet<string> = new Set();
  /** Whether the leader is in this tab's organisation and language; null until one has spoken. */
  let together: boolean | null = null;
  let unreachable = false;

  const own = () => [...topics].filter(({ name }) => !served.has(name));
  const settle = () => {
    if (together === false) deps.setState(wires.online.is() && !unreachable ? 'polling' : 'offline');
  };

  const pulls = createPulls({
    clock,
    topics: own,
    done(topic, data) {
      unreachable = false;
      topic.receive(data, 'pull');
      settle();
    },
    failed(topic, error) {
      unreachable = isUnreachable(error);
      topic.failed?.(error);
      settle();
    },
  });

  function follow(message: LeaderMessage): void {
    together = message.context === identity.context && message.lang === identity.lang;
    if (!together) {
      served = new Set();
      settle();
      return;
    }
    if (message.kind === 'state') {
      served = new Set(message.topics);
      if (message.state === null) return;
      // The leader asks for its own topics when the socket stands; the rest is this tab's.
      if (message.state === 'realtime' && deps.state() !== 'realtime') pulls.all();
      deps.setState(message.state);
    } else if (message.kind === 'frame') {
      deliver(topics, message.wire, (topic) => pulls.pushed(topic));
    } else {
      for (const topic of topics) {
        const data = topic.name === message.topic ? topic.check(message.data) : null;
        if (data !== null) topic.receive(data, 'pull');
      }
    }
  }

  const pushed = () => together === true && deps.state() === 'realtime';
  const stops = [
    clock.every(CHECK_EVERY, () => {
      if (!pushed() && wires.online.is()) pulls.due();
    }),
    wires.online.listen(settle),
  ];
  channel?.post({ kind: 'ask' });
  return {
    hear(message: Message) {
      if ('term' in message) follow(message);
    },
    look() {
      channel?.post({ kind: 'look' });
      if (wires.online.is()) pulls.look();
    },
    wake: pulls.all,
    changed() {},
    report: () => ({ leader: false, lastError: null, attempts: 0 }),
    stop() {
      for (const stop of stops) stop();
      pulls.stop();
    },
  };
}
