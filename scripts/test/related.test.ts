import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/paths';
import { relatedTo } from './related';

const sources = {
  'tests/e2e/search.spec.ts': "import { open } from './support/search';",
  'tests/e2e/tables.spec.ts': "import { row } from './support/table';",
  'tests/e2e/support/search.ts': "import { hosts } from './demo';",
  'tests/e2e/support/table.ts': '',
  'tests/e2e/support/demo.ts': '',
};
const related = (...files: string[]) => relatedTo(files, sources);
/** Folders of the repository in which git knows a module. */
const foldersWithSources = (): string[] => {
  const files = execFileSync('git', ['ls-files', '*/*.ts', '*/*.tsx'], { cwd: root, encoding: 'utf8' });
  return [...new Set(files.split('\n').flatMap((file) => file.split('/', 1)))].filter(Boolean);
};
const reader = 'tests/contract/support/files.ts';

describe('relatedTo', () => {
  it('asks Vitest for what imports a changed module, and for the tests that read sources as text', () => {
    expect(related('src/core/json.ts')).toEqual({
      vitest: ['src/core/json.ts', reader],
      demo: [],
      elements: false,
      e2e: [],
    });
  });

  it('asks for what imports the fake services, and for the test of the built page where that has changed', () => {
    expect(related('testing/list.ts').vitest).toEqual(['testing/list.ts', reader]);
    expect(related('testing/demo/index.html').vitest).toEqual([
      'tests/contract/demo-command.test.ts',
      reader,
    ]);
  });

  it('asks for the tests that read sources where a rule of the linter has changed', () => {
    expect(related('lint/markup.grit').vitest).toEqual([reader]);
  });

  it.each(foldersWithSources())('runs something after a change in %s', (folder) => {
    const { vitest, demo, elements, e2e } = related(`${folder}/x.ts`);
    expect(vitest.length > 0 || demo.length > 0 || elements || e2e.length > 0).toBe(true);
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
    expect(related('demo/server/status.ts')).toMatchObject({
      demo: ['demo/server/status.ts'],
      e2e: ['tests/e2e/sign-on.spec.ts'],
    });
    expect(related('demo/server/start.test.ts').e2e).toEqual([]);
  });

  it('runs the element tests where they have changed', () => {
    expect(related('tests/elements/support/look.test.ts').elements).toBe(true);
  });

  it('reads a changed document as text, and follows no import to it', () => {
    expect(related('README.md', '.ci/run')).toEqual({
      vitest: [reader],
      demo: [],
      elements: false,
      e2e: [],
    });
  });
});
