import { at } from '../../tools/paths';
import type { Result } from '../../tools/test-result';
import { runVitest } from '../../tools/vitest';

/** Vitest's projects by run. Each run names its projects: Vitest runs a project where any one of several `!name` lets it in. */
export const PROJECTS = {
  /** The quick ones: a file takes seconds. */
  sources: ['unit', 'contract', 'stage-react', 'stage-preact', 'environments'],
  /** The slow ones of the sources: a file opens many pages. */
  hosts: ['hosts'],
  /** Test what is delivered: the package as others install it, and the documentation. */
  shipped: ['package', 'site'],
  /** Against RabbitMQ, which `npm run test:services` starts. */
  services: ['services'],
};

/** Of the demo's vitest.config.ts, without what needs services. */
const PROJECTS_OF_DEMO = ['backend', 'stage'];

/** Unit, contract and host tests and the stage. */
export const runSources = (): Promise<Result> =>
  runProjects('vitest', [...PROJECTS.sources, ...PROJECTS.hosts]);

/** The tests of what is shipped: they run beside each other, since npm mostly waits. */
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
