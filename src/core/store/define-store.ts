import type { Commands, MessageCommands, OwnCommands } from '../commands';
import type { ShellConfig } from '../config/types';
import type { Events } from '../events/events';
import type { Additions } from '../host-additions/additions';
import type { I18n } from '../i18n/i18n';
import type { Platform } from '../platform/platform';
import type { Realtime } from '../realtime/types';
import type { RequestCore } from '../request/client';
import type { Session } from '../session/session';
import type { Recovery } from './recovery';
import type { Scope } from './scope';

/** The mechanisms of one shell, for the factories of stores. */
export interface StoreContext {
  readonly config: ShellConfig;
  readonly platform: Platform;
  readonly events: Events;
  readonly commands: Commands<MessageCommands & OwnCommands>;
  readonly request: RequestCore;
  readonly i18n: I18n;
  readonly session: Session;
  readonly realtime: Realtime;
  readonly recovery: Recovery;
  /** What the page's script has added to the shell. */
  readonly additions: Additions;
  /** Resolves once the user and the base data are loaded (`oms-ready`). */
  readonly ready: Promise<void>;
  /** The shell's one store of the factory, made on first use. */
  use<T>(factory: StoreFactory<T, this>): T;
}

/** Why a store discards its data: the page has left the organisation, the language or the user of the data. */
export type ResetReason = 'organisation' | 'language' | 'user';

/** Named, so that two bundles on a page share one store of the name. */
export interface StoreFactory<T, C = StoreContext> {
  readonly storeName: string;
  (context: C, scope: Scope): T;
}

/**
 * A store of which a shell has one. Its optional `reset(reason)` runs when the organisation, the language or the user
 * changes. Its timers and listeners belong in the scope, which ends with the shell.
 *
 * @param storeName unique among all stores, and the same in every version
 * @example
 * const tasksStore = defineStore('tasks', ({ request }) => {
 *   const recent = createResource({ load: (signal) => fetchTasks(request, signal) });
 *   return { recent, reset: (reason: ResetReason) => startOver(recent, reason) };
 * });
 */
export function defineStore<T, C extends StoreContext = StoreContext>(
  storeName: string,
  create: (context: C, scope: Scope) => T,
): StoreFactory<T, C> {
  return Object.assign((context: C, scope: Scope) => create(context, scope), { storeName });
}
