import type { Shell } from '../../core/shell';
import { guideStore } from './store';
import { guideWishStore } from './wish';

/** Pages that are there for something else first: a password, or nobody signed in. */
const NOT_OVER = ['/home/password', '/login', '/reset', '/register', '/verify', '/privacy'];

/** Shows the guide to who has not said that they want it no more. */
export async function offerGuide(shell: Shell): Promise<void> {
  const { navigation, platform } = shell;
  const page = (url: string) => url.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const here = page(platform.navigation.href());
  if (NOT_OVER.some((path) => page(navigation.consoleLink(path)?.url ?? '') === here)) return;
  const store = shell.use(guideStore);
  await store.offer();
  if (store.$state.get().open) shell.use(guideWishStore).ask();
}
