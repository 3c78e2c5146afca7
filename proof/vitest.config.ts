import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = dirname(import.meta.dirname);

const project = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude: ['**/node_modules/**', ...exclude], environment: 'node' },
});

export default defineConfig({
  root,
  test: {
    // Ten times what the longest takes, so that a busy machine makes it slow and not red.
    testTimeout: 90_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project('unit', ['proof/**/*.test.ts'], ['proof/{attacks,engines,hosts}/**']),
      // Each opens many pages.
      project('pages', ['proof/{attacks,hosts}/**/*.test.ts']),
      // The tests go on where the one before ended.
      {
        ...project('webkit', ['proof/engines/**/*.test.ts']),
        test: { ...project('webkit', ['proof/engines/**/*.test.ts']).test, bail: 1 },
      },
    ],
  },
});
