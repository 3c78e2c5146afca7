import { relative } from 'node:path';
import { at, root } from '@oms/tools/paths';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { Break } from './break';
import { isOfSubject, nearestFirst } from './nearest';
import type { Room } from './rooms';

/** Milliseconds that a unit test may take here, less than elsewhere: a break makes many wait for what never comes. */
const PATIENCE = 10_000;

export interface Failure {
  /** The test file, from the repository's root. */
  readonly file: string;
  readonly test: string;
}

export interface RoomTests {
  /**
   * @returns the first test that fails; null: all that are related pass
   * @throws Error for a break that names a test which does not run here
   */
  firstFailure(one: Break): Promise<Failure | null>;
  /** Says that a source has another text. */
  changed(file: string): void;
  /** @returns whether all tests of the file pass */
  passes(file: string): Promise<boolean>;
  close(): Promise<void>;
}

const pathOf = (moduleId: string) => relative(root, moduleId).replaceAll('\\', '/');

/** One Vitest for all breaks of a room: it transforms each file, fills the database and starts the browser once. */
export async function openRoomTests({ vitest: options, rounds }: Room): Promise<RoomTests> {
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
    ...options,
    watch: false,
    bail: 1,
    project: [...rounds],
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
      const byProject = rounds.map(
        (project) =>
          new Map(found.filter((spec) => isOf(spec, project)).map((spec) => [pathOf(spec.moduleId), spec])),
      );
      if (found.length < (one.tests?.length ?? 0))
        throw new Error(`${one.name} names a test that is in no round`);
      const ordered = (paths: readonly string[]) => one.tests ?? nearestFirst(one.file, paths);
      // Those of its subject first, also in a browser: as a rule one of these fails.
      for (const isFirst of [true, false])
        for (const byPath of byProject) {
          const paths = ordered([...byPath.keys()]).filter((path) => isOfSubject(one.file, path) === isFirst);
          const failed = await run(paths.flatMap((path) => byPath.get(path) ?? []));
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
