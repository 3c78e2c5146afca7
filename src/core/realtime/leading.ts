import { addressOf } from './address';
import { createConnection, isUnreachable } from './connection';
import { createFrames } from './frames';
import type { Saying } from './messages';
import { createPulls } from './pulls';
import { deliver, type Role, type RoleDeps } from './role';
import { CHECK_EVERY, HEARTBEAT_OUT } from './timing';

/** Longer than this between two checks, in ms, and the machine has slept or its clock was put forward. */
const SLEPT = 90_000;

/** The one tab that holds the socket, asks over HTTP where there is none, and tells the others. */
export function createLeading(deps: RoleDeps, term: number): Role {
  const { shell, wires, identity, channel, topics } = deps;
  const { clock } = shell.platform;
  const { context, lang } = identity;
  /** The last pull did not reach the service. */
  let unreachable = false;
  let checkedAt = clock.now();
  let beatAt = checkedAt;

  const say = (saying: Saying) => channel?.post({ ...saying, term, context, lang });
  const sayState = () =>
    say({ kind: 'state', state: deps.state(), topics: [...topics].map(({ name }) => name) });
  const tell = (code: string, message: string) => shell.events.error(code, message, 'realtime');

  function settle(): void {
    const before = deps.state();
    const fallback = wires.online.is() && !unreachable ? 'polling' : 'offline';
    const state = connection.isUp() ? 'realtime' : fallback;
    if (state === before) return;
    deps.setState(state);
    sayState();
  }

  const pulls = createPulls({
    clock,
    topics: () => topics,
    done(topic, data) {
      unreachable = false;
      topic.receive(data, 'pull');
      say({ kind: 'pulled', topic: topic.name, data });
      settleLater();
    },
    failed(topic, error) {
      unreachable = isUnreachable(error);
      topic.failed?.(error);
      settleLater();
    },
  });
  /** Before the first try of the socket has ended nothing is known. */
  const settleLater = () => {
    if (deps.state() !== null) settle();
  };

  const frames = createFrames(
    clock,
    () => topics,
    (wire) => {
      deliver(topics, wire, (topic) => pulls.pushed(topic));
      say({ kind: 'frame', wire });
    },
    () => tell('realtime-frame', 'a frame of the service is no use'),
  );

  const connection = createConnection({
    platform: shell.platform,
    wires,
    session: shell.session,
    address: (token) => addressOf(shell.config.hosts.userCentre, identity, token),
    up() {
      unreachable = false;
      settle();
      // What changed before the subscription, and while there was none.
      pulls.all();
    },
    down(was) {
      settle();
      if (was && wires.online.is()) pulls.all();
    },
    frame: (body) => frames.push(body),
    tell,
    judge: () => pulls.all(),
  });

  function check(): void {
    const passed = clock.now() - checkedAt;
    checkedAt = clock.now();
    if (passed >= SLEPT) {
      if (wires.online.is()) pulls.all();
      connection.hurry();
    } else connection.check();
    if (!connection.isUp() && wires.online.is()) pulls.due();
  }

  function network(): void {
    if (wires.online.is()) {
      unreachable = false;
      connection.hurry();
      // The socket asks once it is there; until then this does.
      pulls.all();
    } else connection.lost();
    settle();
  }

  function look(): void {
    if (!wires.online.is()) return;
    pulls.look();
    connection.hurry();
  }

  const stops = [clock.every(CHECK_EVERY, check), wires.online.listen(network)];
  if (!wires.socket || !wires.online.is()) settle();
  sayState();
  connection.check();
  return {
    hear({ kind }) {
      if (kind === 'look') look();
      if (kind !== 'ask' && kind !== 'ping') return;
      sayState();
      // Timers of a hidden tab sleep for a minute; the questions of those that are seen wake it.
      if (clock.now() - checkedAt >= CHECK_EVERY) check();
      const past = clock.now() - beatAt;
      // Less than nothing: the clock was put back.
      if (past >= 0 && past < HEARTBEAT_OUT) return;
      beatAt = clock.now();
      connection.beat();
    },
    look,
    wake: pulls.all,
    changed: sayState,
    report: () => ({
      leader: true,
      lastError: connection.lastError(),
      attempts: connection.attempts(),
    }),
    stop() {
      for (const stop of stops) stop();
      frames.stop();
      pulls.stop();
      connection.close();
    },
  };
}
