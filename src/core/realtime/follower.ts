import type { LeaderMessage } from './messages';
import { createPulls } from './pulls';
import { deliver, type Role, type RoleDeps } from './role';
import { isUnreachable } from './socket/refusals';
import { CHECK_EVERY } from './timing';

/**
 * A tab that gets its data from the leader. It pulls over HTTP the topics that the leader does not serve, as if there
 * were no socket: every topic if the leader is in another organisation or language, else those that no element of the
 * leader's page shows.
 */
export function createFollower(deps: RoleDeps): Role {
  const { shell, late, identity, channel, topics } = deps;
  const { clock } = shell.platform;
  let served: ReadonlySet<string> = new Set();
  /** Whether the leader is in this tab's organisation and language; null until its first message. */
  let together: boolean | null = null;
  let unreachable = false;

  const updateState = () => {
    if (together === false) deps.setState(late.online.is() && !unreachable ? 'polling' : 'offline');
  };

  const pulls = createPulls({
    clock,
    topics: () => [...topics].filter(({ name }) => !served.has(name)),
    done(topic, data) {
      unreachable = false;
      topic.receive(data, 'pull');
      updateState();
    },
    failed(topic, error) {
      unreachable = isUnreachable(error);
      topic.failed?.(error);
      updateState();
    },
  });

  function receiveFromLeader(message: LeaderMessage): void {
    together = message.context === identity.context && message.lang === identity.lang;
    if (!together) {
      served = new Set();
      updateState();
      return;
    }
    if (message.kind === 'state') {
      served = new Set(message.topics);
      if (message.state === null) return;
      // The leader pulls its own topics when the socket opens; this tab pulls the others.
      if (message.state === 'realtime' && deps.state() !== 'realtime') pulls.pullAll();
      deps.setState(message.state);
    } else if (message.kind === 'frame') {
      deliver(topics, message.wire, pulls.pushed);
    } else {
      for (const topic of topics) {
        const data = topic.name === message.topic ? topic.check(message.data) : null;
        if (data !== null) topic.receive(data, 'pull');
      }
    }
  }

  const isPushed = () => together === true && deps.state() === 'realtime';
  const stops = [
    clock.every(CHECK_EVERY, () => {
      if (!isPushed() && late.online.is()) pulls.pullDue();
    }),
    late.online.listen(updateState),
  ];
  channel?.post({ kind: 'ask' });
  return {
    receive(message) {
      if ('term' in message) receiveFromLeader(message);
    },
    pullNow() {
      channel?.post({ kind: 'look' });
      if (late.online.is()) pulls.pullNow();
    },
    resume: pulls.pullAll,
    topicsChanged() {},
    report: () => ({ leader: false, lastError: null, attempts: 0 }),
    stop() {
      for (const stop of stops) stop();
      pulls.stop();
    },
  };
}
