import { tokenProblems } from '../../../src/core/config/token-problems';
import { type TokenName, tokenNames } from '../../../src/core/config/tokens';
import { isTokenValue } from '../../../src/react/token-value';
import type { TokenContrast } from '../../../src/shell/doctor-report';
import type { Shell } from '../../../src/shell/shell';
import { colourReader } from '../../../src/ui/contrast/colour-reader';
import { faintPairs } from '../../../src/ui/contrast/findings';
import { isTokenSet, ownName, shellElements } from './own-tokens';

/**
 * Reports the tokens of the configuration that cannot be used, and has `doctor()` name those that make words or
 * controls too faint.
 */
export function checkTokens({ config, events, doctor }: Shell): void {
  for (const problem of tokenProblems(config.tokens, isTokenValue)) {
    console.error(`@oms/shell: ${problem}`);
    events.error('config', problem, 'config');
  }
  // At each report: a page may have changed its style sheets.
  doctor.contrast = () => faintTokens(config);
}

function faintTokens({ tokens, theme }: Shell['config']): TokenContrast[] {
  // The person's own colours are in the place of all others.
  if (matchMedia('(forced-colors: active)').matches) return [];
  const themes = theme === 'light' || theme === 'dark' ? [theme] : (['light', 'dark'] as const);
  const names = tokenNames();
  const found = new Map<string, TokenContrast>();
  const seen = new Set<string>();
  for (const element of shellElements()) {
    const style = getComputedStyle(element);
    const values = new Map(names.map((name) => [name, style.getPropertyValue(ownName(name))]));
    // Most elements have the same.
    const all = [...values.values()].join();
    if (seen.has(all)) continue;
    seen.add(all);
    const isSet = (name: TokenName) => isTokenSet(name, element, tokens);
    const { read, end } = colourReader(element.shadowRoot!);
    try {
      for (const one of themes) {
        const colourOf = (name: TokenName) => read(values.get(name) ?? '', one);
        for (const pair of faintPairs({ theme: one, colourOf, isSet })) found.set(pair.advice, pair);
      }
    } finally {
      end();
    }
  }
  return [...found.values()];
}
