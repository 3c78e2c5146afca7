import { joinElection, type LeaderElection } from '../election/leader-election';
import { createFollower } from './follower';
import { createLeader } from './leader';
import { channelOf, type Identity, type Message } from './messages';
import type { Role, RoleDeps } from './role';

/** A tab among the tabs of one user on one origin: a follower until it becomes the leader. */
export interface Member {
  readonly identity: Identity;
  readonly role: Role;
  /** The same user has switched to another organisation or language. */
  changeIdentity(identity: Identity): void;
  leave(): void;
}

/** A term that lies further ahead of this tab's clock, in ms, is not of a shell: no leader begins in the future. */
const TOLERANCE = 86_400_000;

export function createMember(deps: Omit<RoleDeps, 'identity' | 'channel'>, first: Identity): Member {
  const { platform, events } = deps.shell;
  const { clock } = platform;
  const { locks } = deps.late;
  let identity = first;
  let channel = locks && channelOf(platform.tabs, first.user);
  let election: LeaderElection | null = null;
  let role: Role | null = null;
  let leading = false;
  const workAlone = (error: unknown) => {
    events.error('locks', String(error), 'realtime');
    election?.leave();
    channel = null;
    stop?.();
    setLeading(true);
  };
  /** When the latest known leader became the leader. */
  let term = 0;

  const isAhead = (time: number) => time > clock.now() + TOLERANCE;
  /** 0 after the clock was set back: any later leader counts. */
  const knownTerm = () => (isAhead(term) ? 0 : term);

  function startRole(): Role {
    role?.stop();
    const roleDeps = { ...deps, identity, channel };
    role = leading ? createLeader(roleDeps, term) : createFollower(roleDeps);
    return role;
  }

  function setLeading(now: boolean): void {
    const lost = leading && !now;
    leading = now;
    if (now) term = Math.max(knownTerm() + 1, clock.now());
    const started = startRole();
    // The tab did not answer for a while, so it may have missed messages.
    if (lost) started.resume();
  }

  function receive(message: Message): void {
    if ('term' in message) {
      const isOutdated = leading ? message.term <= knownTerm() : message.term < knownTerm();
      if (isOutdated || isAhead(message.term)) return;
      term = message.term;
      if (leading) election?.stepDown();
      election?.leaderAnswered();
    }
    role?.receive(message);
  }

  const stop = channel?.listen(receive);
  // A ping also finds out whether the browser lets this tab post at all.
  if (locks && channel?.post({ kind: 'ping' })) {
    const joined = channel;
    election = joinElection(`oms.realtime.${first.user}`, locks, platform, {
      lead: () => setLeading(true),
      follow: () => setLeading(false),
      ping() {
        if (!joined.post({ kind: 'ping' })) workAlone('there is no channel to other tabs');
      },
      refused: workAlone,
    });
  } else {
    channel = null;
    setLeading(true);
  }

  return {
    get identity() {
      return identity;
    },
    get role() {
      return role ?? startRole();
    },
    changeIdentity(next) {
      identity = next;
      startRole();
    },
    leave() {
      stop?.();
      election?.leave();
      role?.stop();
    },
  };
}
