import { at } from '../../tools/paths';
import type { Result } from '../../tools/test-result';
import { runVitest } from '../../tools/vitest';

/** Vitest's projects by run. Each run names its projects: Vitest runs a project where any one of several `!name` lets it in. */
export const PROJECTS = {
  /** The quick ones: a file takes seconds. */
  sources: ['unit', 'contract', 'stage-react', 'stage-preact', 'environments'],
  /** Test what is delivered: in the pages of hosts, as others install it, and the documentation. */
  shipped: ['hosts', 'package', 'site'],
  /** Against RabbitMQ, which `npm run test:services` starts. */
  services: ['services'],
};

/** Of the demo's vitest.config.ts, without what needs services. */
const PROJECTS_OF_DEMO = ['backend', 'stage'];

/** Unit and contract tests and the stage. */
export const runSources = (): Promise<Result> => runProjects('vitest', PROJECTS.sources);

export const runShipped = (): Promise<Result> => runProjects('shipped', PROJECTS.shipped);

const runProjects = (name: string, projects: readonly string[]): Promise<Result> =>
  runVitest(name, ['run', ...only(projects)]);

/** The tests of the sources that import one of the files, without those that take a minute and more each; there may be none. */
export const runRelated = (files: readonly string[]): Promise<Result> =>
  runVitest('vitest', ['related', '--run', ...only(PROJECTS.sources), ...files], { mayBeNone: true });

/** The same of the demo's own tests. */
export const runRelatedOfDemo = (files: readonly string[]): Promise<Result> =>
  runVitest('demo', ['related', '--run', ...only(PROJECTS_OF_DEMO), ...files.map((file) => at(file))], {
    cwd: at('demo'),
    mayBeNone: true,
  });

const only = (projects: readonly string[]) => projects.map((project) => `--project=${project}`);
