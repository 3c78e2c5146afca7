import { atom, computed } from 'nanostores';
import { OUTBOX } from '../session/stored';
import { isWire } from '../session/wire';
import type { Shell } from '../shell';
import type { Resource, ResourceState } from './resource';

/** Marks, as far as they hear of those of other tabs. */
export interface Hearing {
  hear(message: unknown): void;
}

/**
 * Counts as they are shown: what is marked as read, although the service may not know of it yet, is taken off. The marks
 * themselves (`marks.ts`) are fetched when there are any: another tab has made one, or an earlier visit could not tell the
 * service.
 */
export function withTaken<S>(
  { platform }: Pick<Shell, 'platform'>,
  name: string,
  base: Resource<S>,
  marks: () => Promise<Hearing>,
) {
  /** Set by the marks. */
  const $taken = atom<(stats: S) => S>((stats) => stats);
  const $state = computed(
    [base.$state, $taken],
    (state, taken): ResourceState<S> => (state.data ? { ...state, data: taken(state.data) } : state),
  );
  const wake = () => marks().catch(() => null);
  if (platform.local.keys().some((key) => key.startsWith(`${OUTBOX}.${name}.`))) void wake();
  platform.tabs.listen(async (message) => {
    if (isWire(message) && message.type === `${name}-read`) (await wake())?.hear(message);
  });
  return { base, $taken, stats: { $state, refresh: base.refresh } };
}
