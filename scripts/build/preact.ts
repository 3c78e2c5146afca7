import { at } from '../../tools/paths.ts';

/**
 * React's interface from Preact, a seventh of its bytes: for the CDN build, whose pages have no React of their own to share.
 * The npm entries keep the host's React. The element tests run with both, the end-to-end tests too: the console has
 * React, the other hosts have the CDN build.
 */
export const preact = {
  resolve: {
    alias: [
      { find: /^react\/(jsx(?:-dev)?-runtime)$/, replacement: 'preact/$1' },
      { find: /^react-dom\/client$/, replacement: at('elements/support/preact-client.ts') },
      { find: /^\.\/use-adoption$/, replacement: at('elements/support/preact-adoption.ts') },
      { find: /^\.\/check-react$/, replacement: at('elements/support/preact-check-react.ts') },
      { find: /^\.\/when-settled$/, replacement: at('elements/support/preact-when-settled.ts') },
      { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
      { find: /^\.\/render-now$/, replacement: at('elements/support/preact-render-now.ts') },
      { find: /^react(-dom)?$/, replacement: at('elements/support/preact-react.ts') },
    ],
  },
};
