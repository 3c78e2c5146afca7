import type { Plugin } from 'vite';
import { at } from '../../tools/paths.ts';

interface Rewrite {
  readonly file: RegExp;
  readonly reads: RegExp;
  readonly instead: string;
}

const FLOATING_DOM = /@floating-ui\/utils\/dist\/floating-ui\.utils\.dom\.m?js$/;

/**
 * Properties that libraries read from a document and an element of the page can replace. Each row names the test of a
 * page that needs it.
 */
const rewrites: readonly Rewrite[] = [
  // `<img name="createElement">`: tests/contract/named-elements.test.ts.
  {
    file: /preact\/dist\/preact\.(?:mjs|module\.js)$/,
    reads: /\b\w+\.ownerDocument\|\|document/,
    instead: 'document',
  },
  // `<img name="defaultView">`, the same test. Of `ownerDocument.defaultView || window` the second is left.
  { file: FLOATING_DOM, reads: /\.defaultView\b/g, instead: '.noOtherView' },
  // Now each window is this one, and the way from a frame to the pages around it would come back to the frame without
  // end. A panel is placed in its frame's own window, so nothing outside moves it: tests/hosts/frames.test.ts.
  { file: FLOATING_DOM, reads: /\bwin\.frameElement\b/, instead: 'null' },
];

/**
 * Markup of a page cannot hide what the bundle reads of the document: see src/core/platform/document.ts. For builds
 * that run on pages of others.
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
        const own = rewrites.filter(({ file }) => file.test(path));
        if (own.length === 0) return null;
        let written = code;
        for (const { reads, instead } of own) {
          if (written.search(reads) < 0)
            this.error(`${path} no longer reads ${reads}: look how it reads the document now`);
          written = written.replace(reads, instead);
        }
        return { code: written, map: null };
      },
    },
  };
}
