/** A token's value in each theme; the two are the same where a token has no theme. */
export interface ThemeValues {
  readonly light: string;
  readonly dark: string;
}

/** Token → the values that the person has given. */
export type OwnTokens = Readonly<Record<string, ThemeValues>>;

/** Reads a value as a style sheet has it: `light-dark(a, b)`, or one for both. */
export function readTheme(value: string): ThemeValues {
  const inner = /^light-dark\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) return { light: value, dark: value };
  let depth = 0;
  for (const [at, sign] of [...inner].entries()) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0)
      return { light: inner.slice(0, at).trim(), dark: inner.slice(at + 1).trim() };
  }
  return { light: inner, dark: inner };
}

const wordsOf = ({ light, dark }: ThemeValues) => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** The rule for a page's style sheet; empty without a token. */
export function cssOf(tokens: OwnTokens): string {
  const lines = Object.entries(tokens).map(([name, values]) => `  ${name}: ${wordsOf(values)};\n`);
  return lines.length > 0 ? `:root {\n${lines.join('')}}\n` : '';
}

/** The same for the configuration. */
export function configurationOf(tokens: OwnTokens): string {
  const own = Object.fromEntries(
    Object.entries(tokens).map(([name, { light, dark }]) => [name, light === dark ? light : { light, dark }]),
  );
  return JSON.stringify({ tokens: own }, null, 2);
}
