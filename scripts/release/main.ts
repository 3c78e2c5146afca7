import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, root } from '../paths';
import { GROUPS, lastReleased, notesOf, readChangelog, unreleasedOf, withRelease } from './changelog';
import { publishCommand } from './publish';
import { checkTag, checkTree, git, tagOf } from './repository';
import { RECORD, releasedSizes, type Sizes, sizeTable, writeSizes } from './size-record';
import { nextVersion } from './version';

const USAGE = 'npm run release -- <version|major|minor|patch> [--dry-run]';
const CHANGELOG = 'CHANGELOG.md';
/** The packed files lie where nothing is committed. */
const OUT = 'dist/package';

interface ReleaseStep {
  readonly words: string;
  run(): void | Promise<void>;
}

const npm = (...args: string[]) =>
  void execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

/** What a release does, in order: nothing is committed before all of it has held. */
function stepsOf(version: string, changelog: string): readonly ReleaseStep[] {
  return [
    {
      words: `set ${version} in package.json and its lock, and in what is generated`,
      run: () => {
        npm('version', version, '--no-git-tag-version', '--allow-same-version');
        npm('run', '--silent', 'generate');
      },
    },
    { words: `write ${CHANGELOG}`, run: () => writeFileSync(at(CHANGELOG), changelog) },
    { words: 'run the checks and all tests (npm run verify)', run: () => npm('run', 'verify') },
    {
      words: `pack into ${OUT}`,
      run: () => {
        mkdirSync(at(OUT), { recursive: true });
        npm('pack', '--loglevel=error', `--pack-destination=${OUT}`);
      },
    },
    {
      words: `compare the sizes with the last release, and write ${RECORD}`,
      run: async () => {
        writeSizes({ version, sizes: await printSizes() });
      },
    },
    {
      words: `commit, and tag ${tagOf(version)}`,
      run: () => {
        git('add', '--all');
        git('commit', '--quiet', `--message=Release ${version}`);
        git('tag', '--annotate', tagOf(version), `--message=${version}`);
      },
    },
  ];
}

/** Of the build that is there. What weighs it brings bundlers and a browser with it. */
async function printSizes(): Promise<Sizes> {
  const { weighEntries } = await import('./weigh');
  const sizes = await weighEntries();
  console.log(sizeTable(releasedSizes(), sizes));
  return sizes;
}

async function runSteps(steps: readonly ReleaseStep[]): Promise<void> {
  for (const { words, run } of steps) {
    console.log(`\n== ${words}`);
    try {
      await run();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      throw new Error(
        `Nothing is released: it could not ${words}. What was written goes with: git restore .`,
      );
    }
  }
}

async function release(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [asked, ...others] = positionals;
  if (!asked || others.length > 0) throw new Error(USAGE);
  checkTree();
  const before = readFileSync(at(CHANGELOG), 'utf8');
  const versions = readChangelog(before);
  const groups = unreleasedOf(versions)?.groups;
  const version = nextVersion(
    asked,
    lastReleased(versions),
    GROUPS.filter((group) => groups?.get(group)?.length),
  );
  checkTag(version);
  const changelog = withRelease(before, version, new Date().toISOString().slice(0, 10));
  const steps = stepsOf(version, changelog);
  if (values['dry-run']) {
    console.log(`${version} would have this in ${CHANGELOG}:\n\n${notesOf(changelog, version)}\n\nIt would`);
    for (const { words } of steps) console.log(`- ${words}`);
    if (existsSync(at('dist/cdn/integrity.json'))) {
      console.log('\nThe build that is there weighs');
      await printSizes();
    }
  } else {
    await runSteps(steps);
  }
  console.log(`\n${publishCommand(version)}`);
}

try {
  await release(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
