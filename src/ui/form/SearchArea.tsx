import type { ComponentProps } from 'react';

/**
 * The landmark of a search and of filters. Browsers before 2023, jsdom and happy-dom do not know `<search>`, and React
 * complains of it there.
 */
export const SearchArea = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: see above
  <div role="search" {...props} />
);
