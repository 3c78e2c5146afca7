import type { Plugin } from 'vite';
import { at } from '../paths.ts';

/** File of a library → what reads the document past the name `document`, and what it reads instead. */
const readers: readonly (readonly [file: RegExp, reads: RegExp, instead: string])[] = [
  [/preact\/dist\/preact\.(?:mjs|module\.js)$/, /\b\w+\.ownerDocument\|\|document/, 'document'],
  // `ownerDocument.defaultView || window`: without the first it takes the second.
  [/@floating-ui\/utils\/dist\/floating-ui\.utils\.dom\.m?js$/, /\.defaultView\b/g, '.noOtherView'],
  [/@floating-ui\/react-dom\/dist\/floating-ui\.react-dom\.m?js$/, /\.defaultView\b/g, '.noOtherView'],
];

/**
 * Markup of a page cannot hide what the bundle reads of the document: see src/core/platform/document.ts. For builds that run on pages of
 * others.
 */
export function namedElements(): Plugin {
  return {
    name: 'named-elements',
    config: () => ({
      build: {
        rolldownOptions: {
          transform: { inject: { document: [at('src/core/platform/document.ts'), 'pageDocument'] } },
        },
      },
    }),
    transform: {
      handler(code, id) {
        const [path = ''] = id.split('?');
        const reader = readers.find(([file]) => file.test(path));
        if (!reader) return null;
        const [, reads, instead] = reader;
        if (code.search(reads) < 0)
          this.error(`${path} no longer reads ${reads}: look how it reads the document now`);
        return { code: code.replace(reads, instead), map: null };
      },
    },
  };
}
