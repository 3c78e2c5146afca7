import type { WritableAtom } from 'nanostores';
import type { Identity } from './messages';
import type { AnyTopic } from './pulls';
import type { RealtimeShell } from './role';
import { type Seat, takeSeat } from './seat';
import type { ConnectionState, RealtimeReport } from './types';

export interface Engine {
  look(): void;
  /** A topic has come or gone. */
  changed(): void;
  report(): Omit<RealtimeReport, 'state'>;
  stop(): void;
}

const NOBODY = { leader: false, lastError: null, attempts: 0 };

/** The tab's part in the realtime connection: a seat while a user is signed in and the page is not put to sleep. */
export async function startEngine(
  shell: RealtimeShell,
  topics: ReadonlySet<AnyTopic>,
  $connection: WritableAtom<ConnectionState | null>,
): Promise<Engine> {
  const { platform, session, organisations, i18n, events } = shell;
  const wires = await platform.wires();
  let seat: Seat | null = null;
  let asleep = false;
  let told: ConnectionState | null = null;

  const state = () => $connection.get();
  const change = (next: ConnectionState) => {
    if (next !== state()) $connection.set(next);
    if (next !== told) events.emit('oms-connection', { state: next });
    told = next;
  };

  function identity(): Identity | null {
    const { status, user } = session.$state.get();
    if (status !== 'signed-in' || !user || asleep) return null;
    return { user: user.id, context: organisations.contextId(), lang: i18n.lang() };
  }

  function sit(): void {
    const next = identity();
    if (seat && next && next.user === seat.identity.user) {
      const { context, lang } = seat.identity;
      if (next.context === context && next.lang === lang) return;
      $connection.set(null);
      seat.move(next);
      return;
    }
    seat?.leave();
    $connection.set(null);
    seat = next && takeSeat({ shell, wires, topics, state, setState: change }, next);
  }

  const look = () => seat?.role.look();
  const stops = [
    session.$state.listen(sit),
    i18n.$lang.listen(sit),
    platform.page.listen(() => {
      if (!platform.page.hidden()) look();
    }),
    wires.life({
      suspend() {
        asleep = true;
        sit();
      },
      resume() {
        asleep = false;
        sit();
        // While it slept nobody told this tab anything.
        seat?.role.wake();
      },
    }),
  ];
  sit();
  return {
    look,
    changed: () => seat?.role.changed(),
    report: () => seat?.role.report() ?? NOBODY,
    stop() {
      for (const stop of stops) stop();
      seat?.leave();
      $connection.set(null);
    },
  };
}
