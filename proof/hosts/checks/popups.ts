import type { Check } from '../bench';
import { tryPopups } from '../popups';

/** Every popup can be seen as a whole, and used. */
export const everyPopup: Check = {
  name: 'popups',
  run: ({ tab }, tries) => tryPopups(tab, tries),
};
