import { adopt } from '../../react/css';
import { showOnTop } from '../layer/show-on-top';
import { keepPlaced } from '../popover/keep-placed';
import type { Placement } from '../popover/place';
import sheet from './tooltip.css?sheet';

/** px between control and tooltip. */
const GAP = 6;

const LANDMARK = 'header, nav, main, aside, dialog';

export interface Tip {
  readonly box: HTMLElement;
  show(owner: HTMLElement, words: string): void;
  hide(): void;
}

/** The one box of a root, in the top layer; at the side that `data-tips` around the control names, else below it. */
export function createTip(root: ShadowRoot): Tip {
  adopt(root, [sheet]);
  const box = document.createElement('div');
  box.className = 'oms-tip';
  box.popover = 'manual';
  box.setAttribute('role', 'tooltip');
  let end = () => {};
  return {
    box,
    show(owner, words) {
      end();
      box.textContent = words;
      // In the wrapper, which has the theme, and in the landmark of what it describes.
      (owner.closest(LANDMARK) ?? root.querySelector('.oms-root'))?.append(box);
      showOnTop(box);
      const side = owner.closest<HTMLElement>('[data-tips], [data-oms-layer]')?.dataset.tips;
      end = keepPlaced(owner, box, (side as Placement | undefined) ?? 'bottom', GAP);
    },
    hide() {
      end();
      // Prototype's own `remove` throws where there is no parent.
      if (box.parentNode) box.remove();
    },
  };
}
