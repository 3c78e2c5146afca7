import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, root } from '../../tools/paths';
import { GROUPS, lastReleased, notesOf, readChangelog, unreleasedOf, withRelease } from './changelog';
import { publishCommand } from './publish';
import { changedFiles, checkTag, checkTree, commitFiles, git, tagOf, undoCommands } from './repository';
import { type ReleaseStep, runSteps } from './run-steps';
import { RECORD, releasedSizes, type SizeRecord, type Sizes, sizeTable, writeSizes } from './size-record';
import { nextVersion } from './version';

const USAGE = 'npm run release -- <version|major|minor|patch> [--dry-run]';
const CHANGELOG = 'CHANGELOG.md';
/** The packed files lie where nothing is committed. */
const OUT = 'dist/package';

const npm = (...args: string[]) =>
  void execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

/** What a release does, in order: nothing is committed before all of it has held. */
function stepsOf(version: string, changelog: string, released: SizeRecord | null): readonly ReleaseStep[] {
  const tag = ['tag', '--annotate', tagOf(version), `--message=${version}`];
  /** What the release itself writes: checks and tests may leave more behind. */
  let written: readonly string[] = [];
  return [
    {
      words: `set ${version} in package.json and its lock, and in what is generated`,
      run: () => {
        npm('version', version, '--no-git-tag-version', '--allow-same-version');
        npm('run', '--silent', 'generate');
        written = [...changedFiles(), CHANGELOG, RECORD];
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
        writeSizes({ version, sizes: await printSizes(released) });
      },
    },
    { words: 'commit', run: () => commitFiles(written, `Release ${version}`) },
    {
      words: `tag ${tagOf(version)}`,
      run: () => void git(...tag),
      missing: `${version} is committed, and only the tag is missing: git ${tag.join(' ')}`,
    },
  ];
}

/** Of the build that is there. What weighs it brings bundlers and a browser with it. */
async function printSizes(released: SizeRecord | null): Promise<Sizes> {
  const { weighEntries } = await import('./weigh');
  const sizes = await weighEntries();
  console.log(sizeTable(released, sizes));
  return sizes;
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
  const released = releasedSizes();
  const steps = stepsOf(version, changelog, released);
  if (values['dry-run']) {
    console.log(`${version} would have this in ${CHANGELOG}:\n\n${notesOf(changelog, version)}\n\nIt would`);
    for (const { words } of steps) console.log(`- ${words}`);
    if (existsSync(at('dist/cdn/integrity.json'))) {
      console.log('\nThe build that is there weighs');
      await printSizes(released);
    }
  } else {
    await runSteps(steps, undoCommands(git('rev-parse', 'HEAD'), RECORD));
  }
  console.log(`\n${publishCommand(version)}`);
}

try {
  await release(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
