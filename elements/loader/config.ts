import { report } from './report';
import type { RawConfigs } from './types';

/**
 * `oms-shell bake` writes a configuration between the colon and the closing signs of this literal, in the built file.
 * The reader is a regular expression because minifiers fold string methods of constants away.
 */
const BAKED = '@@oms-baked:@@';

export function readConfigs(script: HTMLOrSVGScriptElement | null): RawConfigs {
  const baked = /:(.+)@@$/s.exec(BAKED)?.[1];
  return {
    baked: baked && JSON.parse(baked),
    dataset: Object.assign({}, script?.dataset),
    json: readBlock(),
  };
}

let told = false;

function readBlock(): unknown {
  const block = document.querySelector('script[type="application/json"][data-oms-config]');
  if (!block) return undefined;
  try {
    return JSON.parse(block.textContent ?? '');
  } catch (error) {
    // Read again once the page is complete: one fault is told once.
    if (told) return undefined;
    told = true;
    const reason = error instanceof Error ? error.message : String(error);
    report({
      code: 'config_json',
      message: `the data-oms-config block is not JSON: ${reason}`,
      source: 'data-oms-config',
    });
    return undefined;
  }
}

/** Whether the one required key can be known so far. */
export function isConfigured({ baked, dataset, json }: RawConfigs): boolean {
  return Boolean(baked || json || dataset.userCentre);
}
