import type { PageKey } from '../../../src/core/config/types';
import { lookChoiceStore } from '../../../src/domain/look/choice';
import { listenForKeys } from '../../../src/features/keys/page-keys';
import type { Shell } from '../../../src/shell/shell';
import { nameKeys } from './name-keys';
import { leadTo, partOf } from './parts-of-page';

/**
 * Listens for the keys of the shell, and names them on what they lead to. Returns the end of it.
 * @param showKeys shows those that lead somewhere
 */
export function startKeys(shell: Shell, showKeys: (keys: readonly PageKey[]) => void): () => void {
  const { keys } = shell.config;
  const { $letters } = shell.use(lookChoiceStore);
  const isSignedIn = () => shell.session.$state.get().status === 'signed-in';
  const isThere = (key: PageKey) =>
    keys.includes(key) && isSignedIn() && (key === 'help' || partOf(key) !== null);
  const show = () => showKeys(keys.filter(isThere));
  if (keys.length === 0) return () => {};
  // Also while letters are off: there they are turned on again.
  shell.commands.provide('showKeys', async () => show());
  let unname = () => {};
  const ends = [
    listenForKeys(
      (key) => $letters.get() && isThere(key),
      (key) => (key === 'help' ? show() : leadTo(key)),
    ),
    $letters.subscribe((letters) => {
      unname();
      unname = nameKeys(keys, letters);
    }),
    () => unname(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
