import type { Packs } from '../core/i18n/lang';
import { loadPart } from '../page/platform/load-part';

/** Set by the CDN build, whose files have it all: nothing is fetched there. */
declare const __OMS_HAS_SHELL__: true;

type CreateShell = typeof import('./shell').createShell;

/**
 * What makes a shell. Elements bring it with them, so that a first view has no file behind its others. A bundle that
 * has only the script API or the hooks fetches it when the page's shell is demanded, and has little code until then.
 */
export const shellCode: {
  create?: CreateShell;
  /** Says on the page, where there are elements, that a shell cannot be made. */
  sayMissing?: (packs: Packs) => unknown;
} = {};

export async function fetchShellCode(): Promise<void> {
  if (typeof __OMS_HAS_SHELL__ === 'undefined')
    shellCode.create ??= (await loadPart(() => import('#create-shell'))).createShell;
}
