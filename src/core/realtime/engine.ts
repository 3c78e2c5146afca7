import type { Wires } from '../platform/wires';
import type { Identity } from './messages';
import type { RoleDeps } from './role';
import { type Seat, takeSeat } from './seat';
import type { ConnectionState, RealtimeReport } from './types';

export interface EngineDeps extends Pick<RoleDeps, 'shell' | 'topics' | 'state'> {
  setState(state: ConnectionState | null): void;
}

export interface Engine {
  look(): void;
  /** A topic has come or gone. */
  changed(): void;
  report(): Omit<RealtimeReport, 'state'>;
  stop(): void;
}

const NOBODY = { leader: false, lastError: null, attempts: 0 };

/** The tab's part in the realtime connection: a seat while a user is signed in and the page is not put to sleep. */
export function createEngine({ shell, topics, state, setState }: EngineDeps, wires: Wires): Engine {
  const { platform, session, organisations, i18n, events } = shell;
  let seat: Seat | null = null;
  let asleep = false;
  let told: ConnectionState | null = null;

  const change = (next: ConnectionState) => {
    if (next !== state()) setState(next);
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
      setState(null);
      seat.move(next);
      return;
    }
    seat?.leave();
    setState(null);
    seat = next && takeSeat({ shell, wires, topics, state, setState: change }, next, wires.locks);
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
      setState(null);
    },
  };
}
