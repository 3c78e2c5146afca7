import { VERSION } from '../../src/core/constants';
import type { Shell } from '../../src/core/shell';
import { define } from '../support/define';
import { OmsOverlays } from './element';
import { overlaysStore } from './store';

/** The store behind the overlays, with the element that draws them on the page. */
export function openOverlays(shell: Shell) {
  define(OmsOverlays.tag, OmsOverlays, VERSION);
  if (!document.querySelector(OmsOverlays.tag)) document.body.append(document.createElement(OmsOverlays.tag));
  return shell.use(overlaysStore);
}
