import type { ResetReason } from './define-store';
import type { Resource } from './resource';

/** Loads again after a write: a call that began before the write may bring older data, so it ends first. */
export async function refreshAfterWrite(
  resource: Pick<Resource<unknown>, '$state' | 'refresh'>,
): Promise<void> {
  if (resource.$state.get().loading) await resource.refresh();
  await resource.refresh();
}

/** Discards data that belongs to another organisation, language or user, and loads again where the data is shown. */
export function startOver(resource: Resource<unknown>, reason: ResetReason): void {
  resource.reset();
  // After the sign-out there is no user to load data for.
  if (reason !== 'user' && resource.$state.lc > 0) void resource.refresh();
}

/** A resource as a store: its `reset` loads again where the data is shown. */
export const asStore = <T>(resource: Resource<T>) => ({
  ...resource,
  reset: (reason: ResetReason) => startOver(resource, reason),
});
