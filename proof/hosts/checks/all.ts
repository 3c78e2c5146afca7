import type { Check } from '../bench';
import { destroy } from './destroy';
import { keys } from './keys';
import { hostLook, shellLook } from './look';
import { modals } from './modals';
import { natives } from './natives';
import { everyPopup } from './popups';
import { typing } from './typing';
import { visits } from './visits';

/** In this order: the look is that of a page at rest, natives are asked for when all has been used. */
export const checks: readonly Check[] = [
  shellLook,
  hostLook,
  typing,
  keys,
  everyPopup,
  modals,
  visits,
  natives,
  destroy,
];
