import type { Shell } from '../../src/shell/shell';
import { addOverlaysElement, removeOverlaysElement } from './overlays-element';
import { overlaysStore } from './store';

/** The store behind the overlays, with the element that renders them on the page. */
export function openOverlays(shell: Shell) {
  addOverlaysElement();
  // Once, however often it is called.
  shell.onEnd(removeOverlaysElement);
  return shell.use(overlaysStore);
}
