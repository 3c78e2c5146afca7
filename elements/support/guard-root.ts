import { FIELDS } from '../../src/ui/keyboard/fields';
import { endKeys } from '../../src/ui/keyboard/own-keys';
import { guardFocus } from '../../src/ui/layer/guard-focus';

/** Keeps the host's page from the keys and the focus of an element's fields. Returns the end of it. */
export function guardRoot(root: ShadowRoot): () => void {
  const ends = [endKeys(root), guardFocus(root, FIELDS)];
  return () => {
    for (const end of ends) end();
  };
}
