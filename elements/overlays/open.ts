import type { Shell } from '../../src/shell/shell';
import { addOverlaysElement } from './overlays-element';
import { overlaysStore } from './store';

/** The store behind the overlays, with the element that renders them on the page. */
export function openOverlays(shell: Shell) {
  addOverlaysElement();
  return shell.use(overlaysStore);
}
