import type { Resource } from './resource';

/** After a write: what a call under way brings may be older than the write, so it is waited for and then asked again. */
export async function refreshAfterWrite(resource: Resource<unknown>): Promise<void> {
  if (resource.$state.get().loading) await resource.refresh();
  await resource.refresh();
}

/** Forgets what belongs to the organisation that was left, and loads anew where it is shown. */
export function startOver(resource: Resource<unknown>): void {
  resource.reset();
  if (resource.$state.lc > 0) void resource.refresh();
}
