import { createFollowing } from './following';
import { createLeading } from './leading';
import { channelOf, type Identity, type Message } from './messages';
import { enterRace, type Race } from './race';
import type { Role, RoleDeps } from './role';

/** One user's seat among the tabs of the origin: it follows until the lead falls to it. */
export interface Seat {
  readonly identity: Identity;
  readonly role: Role;
  /** The same user in another organisation or language. */
  move(identity: Identity): void;
  leave(): void;
}

/** No leader took over later than this after now, in ms: what says so is not one of ours. */
const TOLERANCE = 86_400_000;

export function takeSeat(deps: Omit<RoleDeps, 'identity' | 'channel'>, first: Identity): Seat {
  const { platform, events } = deps.shell;
  const { clock } = platform;
  const { locks } = deps.wires;
  let identity = first;
  let channel = locks && channelOf(platform.tabs, first.user);
  let race: Race | null = null;
  let role: Role | null = null;
  let leading = false;
  /** When the latest leader heard of took over. */
  let term = 0;

  const isAhead = (time: number) => time > clock.now() + TOLERANCE;
  /** Nothing, after the clock was put back: whoever takes over from now on counts. */
  const known = () => (isAhead(term) ? 0 : term);

  function assume(): Role {
    role?.stop();
    const mine = { ...deps, identity, channel };
    role = leading ? createLeading(mine, term) : createFollowing(mine);
    return role;
  }

  function lead(now: boolean): void {
    const robbed = leading && !now;
    leading = now;
    if (now) term = Math.max(known() + 1, clock.now());
    const taken = assume();
    // It did not answer for a while, and what was said meanwhile may not have reached it.
    if (robbed) taken.wake();
  }

  function hear(message: Message): void {
    if ('term' in message) {
      const isEarlier = leading ? message.term <= known() : message.term < known();
      if (isEarlier || isAhead(message.term)) return;
      term = message.term;
      if (leading) race?.yield();
      race?.heard();
    }
    role?.hear(message);
  }

  const stop = channel?.listen(hear);
  if (locks && channel) {
    const bus = channel;
    race = enterRace(`oms.realtime.${first.user}`, locks, platform, {
      lead: () => lead(true),
      follow: () => lead(false),
      ping: () => bus.post({ kind: 'ping' }),
      refused(error) {
        events.error('locks', String(error), 'realtime');
        channel = null;
        stop?.();
        lead(true);
      },
    });
  } else lead(true);

  return {
    get identity() {
      return identity;
    },
    get role() {
      return role ?? assume();
    },
    move(next) {
      identity = next;
      assume();
    },
    leave() {
      stop?.();
      race?.leave();
      role?.stop();
    },
  };
}
