/** The tags without their `oms-` prefix; each has a folder in elements/ with a define.ts. */
export const tags = ['topnav', 'sidemenu', 'notice-center', 'feedback', 'org-switcher'] as const;

/** Entry of the package (its path in dist/esm, and in dist/types) → source. */
export const publicEntries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  'elements/index': 'elements/all.ts',
  ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, `elements/${tag}/define.ts`])),
  react: 'src/public-react/index.ts',
  console: 'src/console/index.tsx',
};

/** Part of the CDN build → source. The loader asks for parts by these names. */
export const parts: Readonly<Record<string, string>> = {
  core: 'elements/support/install.ts',
  ...Object.fromEntries(tags.map((tag) => [tag, `elements/${tag}/define.ts`])),
};

/** Lazy parts that are shown without anybody's asking (`lazyPart` with `early`): their texts are among the first. */
export const earlyParts = ['elements/sidemenu/TreeMenu.tsx', 'elements/sidemenu/FlyoutMenu.tsx'];

/** `@oms/shell…` specifier of a public entry. */
export function specifierOf(entry: string): string {
  if (entry === 'index') return '@oms/shell';
  return `@oms/shell/${entry.replace(/\/index$/, '')}`;
}
