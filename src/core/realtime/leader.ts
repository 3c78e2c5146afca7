import { PING_EVERY } from '../election/leader-election';
import { createLeaderSources } from './leader-sources';
import type { LeaderBroadcast } from './messages';
import type { Role, RoleDeps } from './role';
import { CHECK_EVERY, HEARTBEAT_OUT, TIMER_SLACK } from './timing';

/** A pause in ms between two checks that is longer means that the machine slept or that its clock was set forward. */
const SLEPT = 90_000;

/** Time in ms that a follower counts as in sight after its last message: it pings the leader more often. */
const IN_SIGHT = 2 * PING_EVERY + 2_000;

/** The one tab that holds the socket, pulls over HTTP where there is none, and sends everything to the followers. */
export function createLeader(deps: RoleDeps, term: number): Role {
  const { shell, late, identity, channel, topics } = deps;
  const { clock } = shell.platform;
  const { context, lang } = identity;
  let checkedAt = clock.now();
  let beatAt = checkedAt;
  /** When a tab in sight has sent a message last: followers that are hidden send none. */
  let seenAt = Number.NEGATIVE_INFINITY;

  const broadcast = (message: LeaderBroadcast) => channel?.post({ ...message, term, context, lang });
  const broadcastState = () =>
    broadcast({ kind: 'state', state: deps.state(), topics: [...topics].map(({ name }) => name) });
  const isInSight = () => !shell.platform.page.hidden() || clock.now() - seenAt < IN_SIGHT;
  const sources = createLeaderSources(deps, broadcast, updateState, isInSight, () => {
    if (shell.platform.page.hidden()) catchUp();
  });
  const { connection, pulls } = sources;

  function updateState(): void {
    const state = sources.state();
    if (state === deps.state()) return;
    deps.setState(state);
    broadcastState();
  }

  function check(): void {
    const passed = clock.now() - checkedAt;
    checkedAt = clock.now();
    if (passed >= SLEPT) {
      if (late.online.is()) pulls.pullAll();
      connection.retryNow();
    } else connection.check();
    // Also beside an open socket: one whose flow was dropped on its way stays open and silent for ever.
    if (late.online.is()) pulls.pullDue();
  }

  function pullNow(): void {
    if (!late.online.is()) return;
    pulls.pullNow();
    connection.retryNow();
  }

  /** Timers of a hidden tab sleep for a minute; the messages of visible tabs and the heartbeats of the service wake it. */
  function catchUp(): void {
    if (clock.now() - checkedAt >= CHECK_EVERY - TIMER_SLACK) check();
    const passed = clock.now() - beatAt;
    // A negative time: the clock was set back.
    if (passed >= 0 && passed < HEARTBEAT_OUT) return;
    beatAt = clock.now();
    connection.sendHeartbeat();
  }

  const stops = [
    clock.every(CHECK_EVERY, check),
    late.online.listen(() => {
      sources.networkChanged();
      updateState();
    }),
  ];
  if (!late.socket || !late.online.is()) updateState();
  broadcastState();
  connection.check();
  return {
    receive({ kind }) {
      if (kind === 'look' || kind === 'ping') seenAt = clock.now();
      if (kind === 'look') pullNow();
      if (kind !== 'ask' && kind !== 'ping') return;
      broadcastState();
      if (kind === 'ask') sources.repeat();
      catchUp();
    },
    pullNow,
    resume: pulls.pullAll,
    topicsChanged: broadcastState,
    report: () => ({
      leader: true,
      lastError: connection.lastError(),
      attempts: connection.attempts(),
    }),
    stop() {
      for (const stop of stops) stop();
      sources.stop();
    },
  };
}
