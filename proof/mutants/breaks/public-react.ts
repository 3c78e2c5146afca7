import type { Break } from '../break';

/** Of src/public-react and the command line: what hosts use. */
export const publicReact: readonly Break[] = [
  {
    name: 'late-download-over-the-new',
    file: 'src/public-react/use-download.ts',
    find: 'if (shown.current && running.current === mine) setState(next);',
    replace: 'if (shown.current) setState(next);',
    harm: 'The bar of a second download ends with the first.',
    tests: ['tests/stage/files/downloads.test.tsx'],
  },
  {
    name: 'link-in-the-same-tab',
    file: 'src/react/use-move.ts',
    find: "target: newTab ? '_blank' : '_self'",
    replace: "target: '_self'",
    harm: 'A link that is to open beside the page replaces it.',
    tests: ['tests/stage/table/addresses.test.tsx'],
  },
  {
    name: 'unknown-key-baked',
    file: 'node/cli/config-file.ts',
    find: 'if (sentences.length > 0)',
    replace: 'if (sentences.length > 99)',
    harm: 'A misspelt configuration is written into all pages.',
  },
  {
    name: 'baked-text-unescaped',
    file: 'node/cdn/bake.ts',
    find: '/[^A-Za-z0-9]/g,',
    replace: '/[^A-Za-z0-9<>/]/g,',
    harm: 'A configuration with </script> breaks the page that carries it.',
  },
];
