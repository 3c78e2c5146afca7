import * as list from '../../elements/list.ts';

/** The tags without their `oms-` prefix: each names a folder of elements/ and a part of the CDN build. */
export const tags: readonly string[] = Object.values(list).map(({ declaration }) =>
  declaration.tag.slice('oms-'.length),
);

/** Entry of the package (its path in dist/esm, and in dist/types) → source. */
export const publicEntries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  'elements/index': 'elements/all.ts',
  ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, `elements/${tag}/element.tsx`])),
  react: 'src/public-react/index.ts',
  console: 'src/console/index.tsx',
};

/** Part of the CDN build → source. The loader asks for parts by these names. */
export const parts: Readonly<Record<string, string>> = {
  core: 'elements/support/install.ts',
  ...Object.fromEntries(tags.map((tag) => [tag, `elements/${tag}/element.tsx`])),
};

/** Lazy components that are shown without a user's action (`lazyComponent` with `early`): their texts load first. */
export const earlyParts = ['elements/sidemenu/tree/TreeMenu.tsx', 'elements/sidemenu/flyout/FlyoutMenu.tsx'];

/** `@oms/shell…` specifier of a public entry. */
export function specifierOf(entry: string): string {
  if (entry === 'index') return '@oms/shell';
  return `@oms/shell/${entry.replace(/\/index$/, '')}`;
}
