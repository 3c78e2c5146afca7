import type { WritableAtom } from 'nanostores';
import { loadPart } from '../../page/platform/load-part';
import { createMember, type Member } from './member';
import type { Identity } from './messages';
import type { AnyTopic } from './pulls';
import type { RealtimeContext } from './role';
import type { ConnectionState, RealtimeReport } from './types';

export interface Engine {
  /** The user looks: see `Realtime.pullNow`. */
  pullNow(): void;
  /** A topic was added or removed. */
  topicsChanged(): void;
  report(): Omit<RealtimeReport, 'state'>;
  stop(): void;
}

const loadStomp = () => loadPart(() => import('./socket/stomp'));

const NO_MEMBER = { leader: false, lastError: null, attempts: 0 };

/** Makes the tab a member while a user is signed in and the page is not asleep. */
export async function startEngine(
  shell: RealtimeContext,
  topics: ReadonlySet<AnyTopic>,
  $connection: WritableAtom<ConnectionState | null>,
): Promise<Engine> {
  const { platform, session, i18n, events } = shell;
  const browser = await platform.loadLate();
  const late = { ...browser, socket: shell.config.socket ?? browser.socket };
  let member: Member | null = null;
  let asleep = false;
  let hadRealtime = false;
  let emitted: ConnectionState | null = null;

  const state = () => $connection.get();
  const setState = (next: ConnectionState) => {
    hadRealtime ||= next === 'realtime';
    if (next !== state()) $connection.set(next);
    if (next !== emitted) events.emit('oms-connection', { state: next });
    emitted = next;
  };

  function identity(): Identity | null {
    const { status, user } = session.$state.get();
    if (status !== 'signed-in' || !user || asleep || session.$lapse.get()) return null;
    return { user: user.id, context: session.contextId(), lang: i18n.lang() };
  }

  function updateMember(): void {
    const next = identity();
    if (member && next && next.user === member.identity.user) {
      const { context, lang } = member.identity;
      if (next.context === context && next.lang === lang) return;
      $connection.set(null);
      member.changeIdentity(next);
      return;
    }
    member?.leave();
    $connection.set(null);
    member =
      next &&
      createMember({ shell, late, loadStomp, topics, state, setState, hadRealtime: () => hadRealtime }, next);
  }

  const pullNow = () => member?.role.pullNow();
  const stops = [
    session.$state.listen(updateMember),
    session.$lapse.listen(updateMember),
    i18n.$lang.listen(updateMember),
    platform.page.listen(() => {
      if (!platform.page.hidden()) pullNow();
    }),
    platform.page.listenFocus(pullNow),
    late.lifecycle({
      suspend() {
        asleep = true;
        updateMember();
      },
      resume() {
        asleep = false;
        updateMember();
        member?.role.resume();
      },
    }),
  ];
  updateMember();
  return {
    pullNow,
    topicsChanged: () => member?.role.topicsChanged(),
    report: () => member?.role.report() ?? NO_MEMBER,
    stop() {
      for (const stop of stops) stop();
      member?.leave();
      $connection.set(null);
    },
  };
}
