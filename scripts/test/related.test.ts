import { describe, expect, it } from 'vitest';
import { relatedTo } from './related';

const sources = {
  'tests/e2e/search.spec.ts': "import { open } from './support/search';",
  'tests/e2e/tables.spec.ts': "import { row } from './support/table';",
  'tests/e2e/support/search.ts': "import { hosts } from './demo';",
  'tests/e2e/support/table.ts': '',
  'tests/e2e/support/demo.ts': '',
};
const related = (...files: string[]) => relatedTo(files, sources);
const reader = 'tests/contract/support/files.ts';

describe('relatedTo', () => {
  it('asks Vitest for what imports a changed module, and for the tests that read sources as text', () => {
    expect(related('src/core/json.ts')).toEqual({
      vitest: ['src/core/json.ts', reader],
      elements: false,
      e2e: [],
    });
  });

  it('asks for no test that reads sources where tests alone have changed', () => {
    expect(related('tests/hosts/x.test.ts').vitest).toEqual(['tests/hosts/x.test.ts']);
  });

  it('asks of the end-to-end tests for the changed ones, and for those that stand on changed support', () => {
    expect(related('tests/e2e/tables.spec.ts')).toMatchObject({
      vitest: [],
      e2e: ['tests/e2e/tables.spec.ts'],
    });
    expect(related('tests/e2e/support/demo.ts').e2e).toEqual(['tests/e2e/search.spec.ts']);
  });

  it('signs on over all hosts where the demo has changed, but not where its tests have', () => {
    expect(related('demo/server/status.ts').e2e).toEqual(['tests/e2e/sign-on.spec.ts']);
    expect(related('demo/server/start.test.ts').e2e).toEqual([]);
  });

  it('runs the element tests where they have changed', () => {
    expect(related('tests/elements/support/look.test.ts').elements).toBe(true);
  });

  it('reads a changed document as text, and follows no import to it', () => {
    expect(related('README.md', '.ci/run')).toEqual({ vitest: [reader], elements: false, e2e: [] });
  });
});
