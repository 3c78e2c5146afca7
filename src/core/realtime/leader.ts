import { createLeaderSources } from './leader-sources';
import type { LeaderBroadcast } from './messages';
import type { Role, RoleDeps } from './role';
import { CHECK_EVERY, HEARTBEAT_OUT } from './timing';

/** A pause in ms between two checks that is longer means that the machine slept or that its clock was set forward. */
const SLEPT = 90_000;

/** The one tab that holds the socket, pulls over HTTP where there is none, and sends everything to the followers. */
export function createLeader(deps: RoleDeps, term: number): Role {
  const { shell, late, identity, channel, topics } = deps;
  const { clock } = shell.platform;
  const { context, lang } = identity;
  let checkedAt = clock.now();
  let beatAt = checkedAt;

  const broadcast = (message: LeaderBroadcast) => channel?.post({ ...message, term, context, lang });
  const broadcastState = () =>
    broadcast({ kind: 'state', state: deps.state(), topics: [...topics].map(({ name }) => name) });
  const sources = createLeaderSources(deps, broadcast, updateState);
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
    if (!connection.isUp() && late.online.is()) pulls.pullDue();
  }

  function pullNow(): void {
    if (!late.online.is()) return;
    pulls.pullNow();
    connection.retryNow();
  }

  /** Timers of a hidden tab sleep for a minute; the messages of visible tabs wake it. */
  function catchUp(): void {
    if (clock.now() - checkedAt >= CHECK_EVERY) check();
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
