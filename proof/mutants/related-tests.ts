import { relative } from 'node:path';
import { at, root } from '@oms/tools/paths';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { Break } from './break';
import { nearestFirst } from './nearest';

/** Projects whose tests are tried one round after another, the cheap ones first; one that is not configured is left out. */
const ROUNDS = ['unit', 'contract', 'backend', 'stage-react', 'stage-preact'];

/** Milliseconds that a unit test may take here, less than elsewhere: a break makes many wait for what never comes. */
const PATIENCE = 10_000;

export interface Failure {
  /** The test file, from the repository's root. */
  readonly file: string;
  readonly test: string;
}

export interface RelatedTests {
  /** @returns the first test that fails; null: all that are related pass */
  firstFailure(one: Break): Promise<Failure | null>;
  /** Says that a source has another text. */
  changed(file: string): void;
  /** @returns whether all tests of the file pass */
  passes(file: string): Promise<boolean>;
  close(): Promise<void>;
}

const pathOf = (moduleId: string) => relative(root, moduleId).replaceAll('\\', '/');

/** One Vitest for all breaks: it transforms each file, fills the database and starts the browser once. */
export async function openRelatedTests(): Promise<RelatedTests> {
  let failure: Failure | null = null;
  let interrupted = false;
  const fail = (module: TestModule, test: string) => {
    failure ??= { file: pathOf(module.moduleId), test };
  };
  const reporter: Reporter = {
    onTestCaseResult(test: TestCase) {
      if (test.result().state === 'failed') fail(test.module, test.fullName);
    },
    onTestModuleEnd(module: TestModule) {
      const [error] = module.errors();
      if (error) fail(module, `the file: ${error.message.split('\n', 1)[0]}`);
    },
    onTestRunEnd(_modules, _errors, reason) {
      interrupted = reason === 'interrupted';
    },
  };
  const vitest = await createVitest('test', {
    root,
    watch: false,
    bail: 1,
    project: ROUNDS,
    reporters: [reporter],
    sequence: { sequencer: AsGiven },
  });
  // Only here: what a project sets goes before what is given to all.
  const unit = vitest.projects.find(({ name }) => name === 'unit');
  if (unit) unit.config.testTimeout = PATIENCE;
  const all = await vitest.globTestSpecifications();

  async function run(specifications: readonly TestSpecification[]): Promise<Failure | null> {
    failure = null;
    if (specifications.length === 0) return null;
    const { unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
    // The end that the first failure asked of the run before may come late, and end this one.
    if (failure === null && interrupted) return run(specifications);
    const [error] = unhandledErrors;
    if (error) failure ??= { file: pathOf(specifications[0]!.moduleId), test: `unhandled: ${String(error)}` };
    return failure;
  }

  async function related({ file, tests }: Break): Promise<readonly TestSpecification[]> {
    if (tests) return all.filter(({ moduleId }) => tests.includes(pathOf(moduleId)));
    vitest.config.related = [at(file)];
    try {
      return await vitest.getRelevantTestSpecifications();
    } finally {
      delete vitest.config.related;
    }
  }

  return {
    async firstFailure(one) {
      const found = await related(one);
      for (const project of ROUNDS) {
        const byPath = new Map(
          found.filter((spec) => isOf(spec, project)).map((spec) => [pathOf(spec.moduleId), spec]),
        );
        const ordered = nearestFirst(one.file, [...byPath.keys()]).map((path) => byPath.get(path)!);
        const failed = await run(ordered);
        if (failed) return failed;
      }
      return null;
    },
    changed: (file) => vitest.invalidateFile(at(file)),
    passes: async (file) => (await run(all.filter(({ moduleId }) => pathOf(moduleId) === file))) === null,
    close: () => vitest.close(),
  };
}

/** The name of a project in a browser ends with that browser. */
const isOf = ({ project: { name } }: TestSpecification, project: string): boolean =>
  name === project || name.startsWith(`${project} (`);

/** The order that it is given: the nearest tests first. */
class AsGiven {
  shard<T>(files: T): T {
    return files;
  }
  sort<T>(files: T): T {
    return files;
  }
}
