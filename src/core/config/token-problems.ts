import { show } from '../shape/show';
import { nearest } from '../text/nearest';
import { tokenNames } from './tokens';

/** People leave out the prefix, write it as one word of capitals, and spell colour in two ways. */
const fold = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^oms/, '')
    .replace(/colou?r/, '');

/**
 * A sentence for each token of a configuration that cannot be used.
 * @param isUsable says whether a value fits; without a browser one that knows no colours
 */
export function tokenProblems(
  tokens: object,
  isUsable: (name: string, value: unknown) => boolean = isText,
): string[] {
  const known = tokenNames();
  return Object.entries(tokens).flatMap(([name, value]) => {
    if (!known.some((one) => one === name)) {
      const meant = nearest(name, known, fold);
      const hint = meant ? `did you mean ${meant}?` : `allowed: ${known.join(', ')}`;
      return [`tokens: unknown custom property ${show(name)}; ${hint}`];
    }
    return isUsable(name, value)
      ? []
      : [`tokens: ${name}: ${show(value)} cannot be used; allowed: ${allowedFor(name)}`];
  });
}

function isText(name: string, value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
  const { light, dark } = (value ?? {}) as { light?: unknown; dark?: unknown };
  return name.includes('color') && typeof light === 'string' && typeof dark === 'string';
}

function allowedFor(name: string): string {
  if (name.includes('color')) return 'a colour for both themes, or { light, dark } with one for each';
  return name.includes('radius') ? 'a length such as 4px' : 'a list of font families';
}
