import { FIELDS } from '../keyboard/fields';
import { endKeys } from '../keyboard/own-keys';
import { guardFocus } from './guard-focus';

/** Keeps the host's page from the keys and the focus of the shell's fields in it. Returns the end of it. */
export function guardRoot(root: ShadowRoot): () => void {
  const ends = [endKeys(root), guardFocus(root, FIELDS)];
  return () => {
    for (const end of ends) end();
  };
}
