import { atom, type ReadableAtom } from 'nanostores';
import { ShellError, toShellError } from '../errors';
import type { RequestOptions } from '../request/types';
import { isWire, textOf } from '../session/wire';
import type { Shell } from '../shell';
import { createKept, type Kept } from './outbox-storage';

/** ms until a mark that the network swallowed is sent once more, at first and at most; doubled in between, with jitter. */
const RETRY = { first: 30_000, most: 300_000 };
/** ms that a tab waits for another that is sending. */
const PATIENCE = 10_000;
/** ms after which a mark of another tab, of which nothing was heard any more, is looked after here. */
const ORPHAN_AFTER = 60_000;

/** Something that is shown as done although the service may not know of it yet. */
export interface Pending<T> extends Kept<T> {
  /** `accepted` by the service, and shown as pending until what it says now is there. */
  readonly phase: 'own' | 'heard' | 'accepted';
}

export interface OutboxOptions<T> {
  /** The same in every tab and version: `notices`, `announcements`. */
  name: string;
  /** From storage or from another tab: hostile. Null where it makes no sense. */
  check(wire: unknown): T | null;
  /** Tells the service; must be idempotent. `options` carries the organisation that it was done in. */
  send(mark: T, options: RequestOptions): Promise<unknown>;
  /**
   * Marks of the shown organisation are about to leave `$pending` because the service has accepted them. In the tab that sent
   * them what is returned is awaited first: there the truth is asked for.
   */
  accepted(marks: readonly Pending<T>[], here: boolean): Promise<void> | void;
  /** The service has refused some: they have left `$pending`. */
  refused(here: boolean): void;
}

export interface Outbox<T> {
  /** Of this user in this organisation, oldest first, whichever tab they were made in. */
  readonly $pending: ReadableAtom<readonly Pending<T>[]>;
  /**
   * Shown as done in all tabs at once, then sent: `queued` where there is no way to the service now, to be sent later.
   * Rejects with a ShellError where the service refuses.
   */
  put(mark: T): Promise<'sent' | 'queued'>;
  /** A message of another tab; the outbox listens by itself, this is for one that came before it was there. */
  hear(message: unknown): void;
  /** Sends what waits. */
  flush(): Promise<void>;
  /** Another organisation is shown. */
  reset(): void;
  /** The shell is destroyed: what waits is sent by the next visit. */
  stop(): void;
}

interface Wait {
  resolve(how: 'sent' | 'queued'): void;
  reject(error: ShellError): void;
}

type OutboxShell = Pick<Shell, 'platform' | 'session' | 'organisations' | 'realtime'>;

/**
 * Marks such as "read": shown at once in every tab, kept over reloads, sent one after the other by one tab at a time, and
 * taken back where the service refuses them (spec 4).
 */
export function createOutbox<T>(shell: OutboxShell, options: OutboxOptions<T>): Outbox<T> {
  const { platform, session, organisations, realtime } = shell;
  const { clock, tabs } = platform;
  const kept = createKept<T>(options.name, platform, options.check);
  const all = new Map<string, Pending<T>>();
  const waiting = new Map<string, Wait>();
  const $pending = atom<readonly Pending<T>[]>([]);
  let flushing: Promise<void> | null = null;
  let again = false;
  let retryIn = RETRY.first;
  let cancelRetry = () => {};
  let count = 0;
  let stopped = false;

  const userId = () => session.$state.get().user?.id ?? null;
  const isShown = (one: Pending<T>) => one.user === userId() && one.contextId === organisations.contextId();
  const tell = () => $pending.set([...all.values()].filter(isShown).sort((a, b) => a.at - b.at));
  const post = (message: object) => tabs.post({ type: `${options.name}-read`, user: userId(), ...message });

  function settle(ids: readonly string[], how: 'sent' | ShellError): void {
    for (const id of ids) {
      all.delete(id);
      const wait = waiting.get(id);
      waiting.delete(id);
      if (how === 'sent') wait?.resolve(how);
      else wait?.reject(how);
    }
    tell();
  }

  async function run(): Promise<void> {
    load();
    let blocked = false;
    for (;;) {
      const next = [...all.values()].find(({ phase, user }) => phase === 'own' && user === userId());
      if (!next) break;
      try {
        await options.send(next.mark, { contextId: next.contextId });
        all.set(next.id, { ...next, phase: 'accepted' });
        kept.remove(next);
      } catch (thrown) {
        const error = toShellError(thrown);
        if (isPassing(error)) {
          blocked = true;
          break;
        }
        kept.remove(next);
        settle([next.id], error);
        post({ refused: [next.id], message: error.message });
        options.refused(true);
      }
    }
    const accepted = [...all.values()].filter(({ phase }) => phase === 'accepted');
    if (accepted.length > 0) {
      const shown = accepted.filter(isShown);
      if (shown.length > 0) await options.accepted(shown, true);
      const ids = accepted.map(({ id }) => id);
      settle(ids, 'sent');
      post({ sent: ids });
    }
    cancelRetry();
    if (blocked) {
      for (const [id, wait] of waiting) if (all.has(id)) wait.resolve('queued');
      if (stopped) return;
      const wait = retryIn * (0.5 + platform.random() / 2);
      cancelRetry = clock.after(wait, () => void flush());
      retryIn = Math.min(retryIn * 2, RETRY.most);
    } else retryIn = RETRY.first;
  }

  /** What waits in storage, of this user: of an earlier visit, or of a tab that has gone. */
  function load(): void {
    const user = userId();
    if (user === null) return;
    for (const one of kept.read(user)) {
      if (all.get(one.id)?.phase !== 'accepted') all.set(one.id, { ...one, phase: 'own' });
    }
    tell();
  }

  function flush(): Promise<void> {
    if (flushing) {
      again = true;
      return flushing;
    }
    if (stopped || userId() === null) return Promise.resolve();
    flushing = alone(run).finally(() => {
      flushing = null;
      if (again) {
        again = false;
        void flush();
      }
    });
    return flushing;
  }

  /** One tab at a time sends; where locks are missing, or the tab that holds this one sleeps, a mark may be sent twice. */
  async function alone(work: () => Promise<void>): Promise<void> {
    const locks = await platform.wires().then(
      (wires) => wires.locks,
      () => null,
    );
    if (!locks) return work();
    const patience = new AbortController();
    const cancel = clock.after(PATIENCE, () => patience.abort());
    let begun = false;
    try {
      await locks.request(`oms.${options.name}-read.${userId()}`, { signal: patience.signal }, () => {
        begun = true;
        cancel();
        return work();
      });
    } catch (error) {
      if (begun) throw error;
      await work();
    }
  }

  function hear(message: unknown): void {
    if (!isWire(message) || message.type !== `${options.name}-read`) return;
    if (userId() === null || message.user !== userId()) return;
    const one = kept.check(message.made, message.user as string);
    if (one && !all.has(one.id)) {
      all.set(one.id, { ...one, phase: 'heard' });
      tell();
      clock.after(ORPHAN_AFTER, () => {
        if (all.get(one.id)?.phase !== 'heard') return;
        all.delete(one.id);
        tell();
        void flush();
      });
    }
    const ended = (ids: unknown) => (Array.isArray(ids) ? ids : []).filter((id) => all.has(String(id)));
    const sent = ended(message.sent);
    const shown = sent.flatMap((id) => all.get(id) ?? []).filter(isShown);
    if (shown.length > 0) void options.accepted(shown, false);
    settle(sent, 'sent');
    const refused = ended(message.refused);
    const serverMessage = textOf(message.message).slice(0, 500) || undefined;
    settle(
      refused,
      new ShellError({ kind: 'reply', code: 'refused', messageKey: 'error.failed', serverMessage }),
    );
    if (refused.length > 0) options.refused(false);
  }

  const stops = [
    tabs.listen(hear),
    session.$state.listen(({ status }) => {
      if (status === 'signed-in') void flush();
      if (status !== 'signed-out') return;
      cancelRetry();
      all.clear();
      for (const wait of waiting.values()) wait.resolve('queued');
      waiting.clear();
      tell();
    }),
  ];
  // A way to the service again.
  const free = () => {
    if ([...all.values()].some(({ phase }) => phase !== 'heard')) void flush();
  };
  stops.push(
    realtime.$connection.listen((state) => {
      if (state === 'realtime' || state === 'polling') free();
    }),
  );
  platform.wires().then(
    ({ online }) => {
      if (!stopped) stops.push(online.listen(() => online.is() && free()));
    },
    // Its code could not be had: there are the other occasions.
    () => {},
  );
  load();

  function put(mark: T): Promise<'sent' | 'queued'> {
    const user = userId();
    if (user === null) return putLater(mark);
    const id = `${clock.now().toString(36)}-${platform.random().toString(36).slice(2, 8)}-${++count}`;
    const one = { id, user, contextId: organisations.contextId(), at: clock.now(), mark };
    all.set(id, { ...one, phase: 'own' });
    kept.write(one);
    tell();
    post({ made: one });
    const done = new Promise<'sent' | 'queued'>((resolve, reject) => waiting.set(id, { resolve, reject }));
    void flush();
    return done;
  }

  /** Before it is known who the user is; what nobody has made is not kept. */
  async function putLater(mark: T): Promise<'sent' | 'queued'> {
    const known = await new Promise<boolean>((resolve) => {
      const look = () => {
        const isOut = session.$state.get().status === 'signed-out';
        if (userId() === null && !isOut) return;
        stop();
        resolve(!isOut);
      };
      const stop = session.$state.listen(look);
      look();
    });
    return known ? put(mark) : 'queued';
  }

  return {
    $pending,
    hear,
    flush,
    put,
    reset: tell,
    stop() {
      stopped = true;
      cancelRetry();
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** Another try may succeed, and nobody has said no. */
const isPassing = ({ kind }: ShellError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'aborted' || kind === 'unauthorised';
