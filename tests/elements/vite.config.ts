import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * Bundles every `fixtures.tsx` below this folder for the browser tests: the test runner serves modules as they are, and
 * React is none. `--mode development` makes a second bundle with React's development build, which complains where
 * the other is silent.
 */
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');

const fixtures = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path === 'fixtures.tsx' || path.endsWith('/fixtures.tsx'));

export default defineConfig(({ mode }) => ({
  root,
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify(mode), __OMS_VERSION__: '"0.0.0-test"' },
  build: {
    outDir: join(root, '.cache/elements', mode),
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    target: 'es2022',
    lib: {
      entry: Object.fromEntries(fixtures.map((path) => [path.replace(/\.tsx$/, ''), join(here, path)])),
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
    },
  },
}));
