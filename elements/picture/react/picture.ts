import { browserClock } from '../../../src/core/platform/clock';
import { loadPart } from '../../../src/page/platform/load-part';
import { formOf } from '../../../src/page/tags/menu-form';
import { demandShell } from '../../../src/shell/page-shell';
import { settled } from '../settled';
import { takeOver } from './take-over';

/** ms that a picture waits for the form of its menu. */
const FORM = 3000;

/** Resolves once the first render of an element is like its picture: with its data, and with the form of the menu. */
export async function settledPicture(element: HTMLElement): Promise<typeof takeOver> {
  const form = bringForm(element);
  await settled(element);
  await Promise.race([form, new Promise<void>((resolve) => void browserClock.after(FORM, resolve))]);
  return takeOver;
}

/** The menu shows at once what has come; a failure is its own to report. */
async function bringForm(element: HTMLElement): Promise<unknown> {
  if (element.localName !== 'oms-sidemenu') return;
  const form = formOf(element.getAttribute('mode'), demandShell()?.config.portal ?? false);
  const load =
    form === 'tree'
      ? loadPart(() => import('../../sidemenu/tree/TreeMenu'))
      : loadPart(() => import('../../sidemenu/flyout/FlyoutMenu'));
  return load.catch(() => {});
}
