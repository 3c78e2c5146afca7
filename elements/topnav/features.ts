/** The words of the attribute `features` (interface.md). */
export const FEATURES = [
  'modules',
  'search',
  'guide',
  'language',
  'organisation',
  'notices',
  'user',
] as const;

export type Feature = (typeof FEATURES)[number];

/** What the bar has; everything where the attribute is not there. `unknown`: words that mean nothing. */
export function readFeatures(text: string | undefined): {
  features: ReadonlySet<Feature>;
  unknown: readonly string[];
} {
  if (text === undefined) return { features: new Set(FEATURES), unknown: [] };
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return {
    features: new Set(FEATURES.filter((feature) => words.includes(feature))),
    unknown: words.filter((word) => !FEATURES.some((feature) => feature === word)),
  };
}
