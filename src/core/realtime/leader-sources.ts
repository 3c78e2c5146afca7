import type { ErrorCode } from '../../page/report/error-codes';
import { createFrames } from './frames';
import type { LeaderBroadcast } from './messages';
import { createMissedChanges } from './missed-changes';
import { createPulls, type Pulls } from './pulls';
import { deliver, type RoleDeps } from './role';
import { addressOf } from './socket/address';
import { type Connection, createConnection } from './socket/connection';
import { isUnreachable } from './socket/refusals';
import { DOWN_WAIT, HIDDEN_WAIT, LONGEST_WAIT } from './timing';
import type { ConnectionState } from './types';

export interface LeaderSources {
  readonly connection: Connection;
  readonly pulls: Pulls;
  /** The state of the connection as the sources know it now. */
  state(): ConnectionState;
  /** Broadcasts what the open socket has pushed so far, for a tab that did not listen yet. */
  repeat(): void;
  /** The browser has lost the network, or has it again. */
  networkChanged(): void;
  stop(): void;
}

/**
 * The data sources of a leader: its socket, and pulls over HTTP. Hands the data of both to the topics of this tab and
 * broadcasts it.
 * @param onChange runs when `state()` may have changed
 * @param isInSight whether a person sees this page or that of a follower
 * @param onHeartbeat the service has sent a heartbeat
 */
export function createLeaderSources(
  { shell, late, loadStomp, identity, topics, state: knownState, hadRealtime }: RoleDeps,
  broadcast: (message: LeaderBroadcast) => void,
  onChange: () => void,
  isInSight: () => boolean,
  onHeartbeat: () => void,
): LeaderSources {
  /** The last pull did not reach the service. */
  let unreachable = false;
  /** The frames of the open socket, merged; null where it has pushed nothing. */
  let pushed: Record<string, unknown> | null = null;
  const reportError = (code: ErrorCode, message: string) => shell.events.error(code, message, 'realtime');
  /** Before the first attempt of the socket has ended the state is not known. */
  const onPulled = () => {
    if (knownState() !== null) onChange();
  };

  let cancelPull = () => {};
  /**
   * Fetches what is missed while there is no socket. Where one of several processes of the service has ended, all of
   * its pages come here in the same moment: each waits for a time of its own, and for none where it has a socket
   * before.
   */
  function pullSoon(): void {
    cancelPull();
    cancelPull = shell.platform.clock.after(shell.platform.random() * DOWN_WAIT, () => {
      if (late.online.is()) pulls.pullAll();
    });
  }

  const missed = createMissedChanges(shell.platform.clock, () => {
    connection.lost('it has missed a change');
    connection.retryNow();
  });

  const pulls = createPulls({
    clock: shell.platform.clock,
    topics: () => topics,
    checksSocket: () => connection.isUp(),
    done(topic, data) {
      if (unreachable) connection.serviceAnswers();
      unreachable = false;
      if (connection.isUp()) missed.pulled(topic, data);
      topic.receive(data, 'pull');
      broadcast({ kind: 'pulled', topic: topic.name, data });
      onPulled();
    },
    failed(topic, error, checked) {
      unreachable = isUnreachable(error);
      topic.failed?.(error);
      // An answer of whatever kind tells that the network is there.
      const silent = unreachable && error.response === undefined;
      if (checked && silent && connection.isUp()) connection.lost('no answer to a check');
      else onPulled();
    },
  });

  const frames = createFrames(
    shell.platform.clock,
    () => topics,
    (raw) => {
      deliver(topics, raw, (topic, data) => {
        pulls.pushed(topic);
        missed.pushed(topic, data);
      });
      pushed = { ...pushed, ...raw };
      broadcast({ kind: 'frame', wire: raw });
    },
    () => reportError('realtime-frame', 'a frame of the service cannot be used'),
  );

  const connection = createConnection({
    platform: shell.platform,
    late,
    loadStomp,
    session: shell.session,
    address: (token) => addressOf(shell.config.hosts.userCentre, identity, token),
    longestWait() {
      // Where there never was a broker, attempts stay rare.
      if (!hadRealtime()) return LONGEST_WAIT;
      return isInSight() ? 0 : HIDDEN_WAIT;
    },
    onUp(snapshot) {
      cancelPull();
      unreachable = false;
      missed.reset();
      onChange();
      // Fetches the changes from before the subscription, of which a snapshot tells without a call.
      if (!snapshot) pulls.pullAll();
    },
    onDown(wasUp) {
      pushed = null;
      missed.reset();
      onChange();
      if (wasUp && late.online.is()) pullSoon();
    },
    onFrame: (body) => frames.push(body),
    onHeartbeat,
    reportError,
    onTokenRefused: () => pulls.pullAll(),
  });

  return {
    connection,
    pulls,
    state() {
      if (connection.isUp()) return 'realtime';
      return late.online.is() && !unreachable ? 'polling' : 'offline';
    },
    repeat() {
      if (pushed) broadcast({ kind: 'frame', wire: pushed });
    },
    networkChanged() {
      if (!late.online.is()) return connection.lost('no network');
      unreachable = false;
      connection.retryNow();
      // An open socket pulls too; until then this call does.
      pulls.pullAll();
    },
    stop() {
      cancelPull();
      frames.stop();
      missed.reset();
      pulls.stop();
      connection.close();
    },
  };
}
