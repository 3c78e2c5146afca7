import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { preact } from '../../scripts/build/preact.ts';
import { at } from '../../tools/paths.ts';
import { tests } from '../../vite.config.ts';

/**
 * Bundles every `fixtures.tsx` below this folder for the browser tests: the test runner serves modules as they are, and
 * React is none. `--mode development` makes a bundle with React's development build, which complains where the other is
 * silent, and `--mode preact` one with what the CDN build has in React's place.
 */
const here = at('tests/elements');

const fixtures = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path === 'fixtures.tsx' || path.endsWith('/fixtures.tsx'));

export default defineConfig(({ mode }) =>
  mergeConfig(mergeConfig(tests, mode === 'preact' ? preact : {}), {
    define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? mode : 'production') },
    build: {
      outDir: at('.cache/elements', mode),
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(fixtures.map((path) => [path.replace(/\.tsx$/, ''), join(here, path)])),
        formats: ['es'],
        fileName: (_format: string, name: string) => `${name}.js`,
      },
    },
  }),
);
