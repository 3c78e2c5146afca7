import { defaultClientConditions, defaultServerConditions } from 'vite';
import { at } from '../../tools/paths.ts';

/** The condition under which package.json names the files that take the place of React's own, by `imports`. */
const PREACT = 'preact';

/**
 * React's interface from Preact, a seventh of its bytes: for the CDN build, whose pages have no React of their own to share.
 * The npm entries keep the host's React. The element tests run with both, the end-to-end tests too: the console has
 * React, the other hosts have the CDN build.
 */
export const preact = {
  resolve: {
    conditions: [PREACT, ...defaultClientConditions],
    alias: [
      { find: /^react\/(jsx(?:-dev)?-runtime)$/, replacement: 'preact/$1' },
      { find: /^react-dom\/client$/, replacement: at('src/react/renderer/preact/client.ts') },
      { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
      // The shell imports only what `@floating-ui/react` re-exports. Its own hooks use members of React that Preact lacks here.
      { find: /^@floating-ui\/react$/, replacement: '@floating-ui/react-dom' },
      { find: /^react(-dom)?$/, replacement: at('src/react/renderer/preact/react.ts') },
    ],
  },
  ssr: { resolve: { conditions: [PREACT, ...defaultServerConditions] } },
};
