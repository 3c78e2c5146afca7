import type { Check } from '../bench';
import { usePopups } from '../popups';

/** Every popup can be seen as a whole, and used. */
export const everyPopup: Check = {
  name: 'popups',
  run: ({ tab }, tries) => usePopups(tab, tries),
};
