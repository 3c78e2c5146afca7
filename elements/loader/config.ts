import { report } from './report';
import type { RawConfigs } from './types';

/**
 * `oms-shell bake` writes a configuration between the colon and the closing signs of this literal, in the built file.
 * The reader is a regular expression because minifiers fold string methods of constants away.
 */
const BAKED = '@@oms-baked:@@';

export function readConfigs(script: HTMLScriptElement | null): RawConfigs {
  const baked = /:(.+)@@$/s.exec(BAKED)?.[1];
  return {
    baked: baked && JSON.parse(baked),
    dataset: Object.assign({}, script?.dataset),
    json: readBlock(),
  };
}

let reported = false;

function readBlock(): unknown {
  const block = document.querySelector('script[type="application/json"][data-oms-config]');
  if (!block) return undefined;
  try {
    return JSON.parse(block.textContent ?? '');
  } catch (error) {
    // The block is read again once the page is complete: one error is reported once.
    if (reported) return undefined;
    reported = true;
    const reason = error instanceof Error ? error.message : String(error);
    report({
      code: 'config-json',
      message: `the data-oms-config block is not JSON: ${reason}`,
      source: 'data-oms-config',
    });
    return undefined;
  }
}

/** Whether the one required key may be configured already. */
export function isConfigured({ baked, dataset, json }: RawConfigs): boolean {
  return Boolean(baked || json || dataset.userCentre);
}
