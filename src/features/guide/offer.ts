import type { Shell } from '../../core/shell';
import { guideStore } from './store';
import { guideWishStore } from './wish';

/** Shows the guide to who has not said that they want it no more. */
export async function offerGuide(shell: Shell): Promise<void> {
  const store = shell.use(guideStore);
  await store.offer();
  if (store.$state.get().open) shell.use(guideWishStore).ask();
}
