/** What the value of a token has to be, by a property that takes just that. */
export const kindOf = (name: string): 'color' | 'padding-top' | 'font-family' =>
  name.includes('color') ? 'color' : name.includes('radius') ? 'padding-top' : 'font-family';

/** Whether a configuration's value can stand in a style sheet: a text for both themes, or colours for each. */
export function isTokenValue(name: string, value: unknown): boolean {
  const kind = kindOf(name);
  // jsdom has no sheets, and so no need of it.
  const fits = (text: unknown) =>
    typeof text === 'string' && typeof CSS === 'object' && CSS.supports(kind, text);
  if (fits(value)) return true;
  const { light, dark } = (value ?? {}) as { light?: unknown; dark?: unknown };
  return kind === 'color' && fits(light) && fits(dark);
}
