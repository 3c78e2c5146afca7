/** Colours to choose from for a new label: each is told from its neighbours, and readable in both themes. */
export const PALETTE = [
  '#c22f35',
  '#c2570c',
  '#a16207',
  '#15784d',
  '#0f766e',
  '#2f5fe0',
  '#6d3fd1',
  '#b02a8f',
  '#5b6577',
] as const;

/** Stands for a colour that cannot be used. */
export const NEUTRAL = '#5b6577';

/** A colour from outside as `#rrggbb`, or the neutral one: nothing else reaches a style. */
export function labelColour(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^#[\da-f]{6}$/.test(text)) return text;
  const [, short] = /^#([\da-f]{3})$/.exec(text) ?? [];
  return short ? `#${[...short].map((digit) => digit + digit).join('')}` : NEUTRAL;
}

/** Black or white: which of the two is read better on the colour (WCAG: at least 4.5 to 1). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const light = luminance(colour);
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

/** The relative luminance of a `#rrggbb`, 0–1 (WCAG). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
