/** The words of the attribute `features` (docs/public-face.md#oms-topnav). */
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

/** The controls of the bar; all of them without the attribute. `unknown`: words that are no feature. */
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
