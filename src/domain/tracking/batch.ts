import type { OmsEventMap } from '../../core/events/types';
import type { Platform } from '../../core/platform/platform';
import { VERSION } from '../../page/build/version';

export type Tracked = OmsEventMap['oms-track'];

/** ms that an event waits for others (docs/behaviour.md#tracking). */
const WAIT = 30_000;
/** Events of a full batch, which is sent at once. */
const FULL = 20;
/** Events that are kept where the browser takes no batch: the newest. */
const MOST = 100;

interface BatchDeps {
  readonly clock: Platform['clock'];
  readonly system: string | null;
  /** Whether its user has agreed, and still does: asked before each batch. */
  agreed(): boolean;
  /** Hands a text over to the browser, which sends it even if the page closes. False where the browser takes no more. */
  send(text: string): boolean;
}

/** Collects events and sends them together. The batch of one user never has events of another. */
export function createBatch({ clock, system, agreed, send }: BatchDeps) {
  let waiting: Tracked[] = [];
  let cancel: (() => void) | null = null;

  /** Discards the events that wait. */
  function clear(): void {
    cancel?.();
    cancel = null;
    waiting = [];
  }

  function flush(): void {
    cancel?.();
    cancel = null;
    const [first] = waiting;
    if (!first) return;
    if (!agreed()) {
      waiting = [];
      return;
    }
    const events = waiting.map(({ user: _, ...event }) => event);
    const taken = send(JSON.stringify({ version: VERSION, system, user: first.user, events }));
    // The next event tries again.
    waiting = taken ? [] : waiting.slice(-MOST);
  }

  return {
    add(event: Tracked): void {
      const { user } = waiting[0] ?? event;
      if (user.id !== event.user.id) clear();
      else if (user.organization.name !== event.user.organization.name) flush();
      cancel ??= clock.after(WAIT, flush);
      waiting.push(event);
      if (waiting.length >= FULL) flush();
    },
    flush,
    clear,
  };
}
