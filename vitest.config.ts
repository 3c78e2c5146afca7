import { defineConfig } from 'vitest/config';
import { wholeTexts } from './scripts/build/used-texts.ts';

/** Its own file: the library's builds set NODE_ENV to production, in which React has no `act`. */
const project = (name: string, include: string[], options = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node', ...options },
});

export default defineConfig({
  plugins: [wholeTexts()],
  define: { __OMS_VERSION__: '"0.0.0-test"' },
  test: {
    // Far above what they take, so that a busy machine makes them slow and not red: some build, some drive a browser, some fill a database.
    testTimeout: 90_000,
    hookTimeout: 300_000,
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', 'elements/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']),
      project('contract', ['tests/contract/**/*.test.ts']),
      project('backend', ['demo/**/*.test.ts']),
      project('hosts', ['tests/hosts/**/*.test.ts']),
      // Needs what scripts/test/services.ts starts; some break what others use.
      project('services', ['tests/services/**/*.test.ts'], { fileParallelism: false }),
    ],
  },
});
