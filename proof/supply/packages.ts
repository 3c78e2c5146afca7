import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tableOf } from '@oms/tools/markdown';
import { at } from '@oms/tools/paths';
import type { ProofRun } from '../proof';

/** The list of what is in the package, which is published with it. */
const SBOM = 'dist/sbom.cdx.json';

/** Licences that ask for their text beside the code, and for no more. */
const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0'];

/** The first of the licences to choose from that is permissive as a whole. */
const permissiveIn = (expression: string): string | undefined =>
  expression
    .replace(/[()]/g, '')
    .split(/ or /i)
    .find((choice) => choice.split(/ and /i).every((license) => PERMISSIVE.includes(license.trim())));

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string };
    readonly expression?: string;
  }[];
  readonly properties?: readonly { readonly name: string }[];
}

/** What people get with the package: installed beside it, or in its files. */
export function shippedTable(run: ProofRun): string {
  const { components } = JSON.parse(readFileSync(at(SBOM), 'utf8')) as { components: Component[] };
  const rows = components.map(({ group, name, version, licenses, properties = [] }) => {
    const full = group ? `${group}/${name}` : name;
    const [one] = licenses ?? [];
    const license = one?.expression ?? one?.license?.id ?? 'names none';
    const taken = permissiveIn(license) ?? 'none';
    if (taken === 'none') run.fail(`${full} is shipped under ${license}`);
    return [full, version, license, taken, properties.map((way) => way.name.replace('oms:', '')).join(', ')];
  });
  return tableOf(['package', 'version', 'licence', 'taken', 'how people get it'], rows);
}

/** The lock files: of the package with the demo, of the documentation site and of the proofs. */
const PROJECTS = { 'package and demo': '', site: 'site', proofs: 'proof' } as const;

/** What a checkout installs, by the lock files. */
export function lockTable(run: ProofRun): string {
  const names = Object.keys(PROJECTS);
  const facts = Object.entries(PROJECTS).map(([name, folder]) => factsOf(name, folder, run));
  const rows = facts[0]!.map(([fact], row) => [fact, ...facts.map((each) => each[row]![1])]);
  return tableOf(['of all packages, those to build and test with among them', ...names], rows);
}

type Fact = readonly [name: string, value: string];

function factsOf(project: string, folder: string, run: ProofRun): readonly Fact[] {
  const lock = JSON.parse(readFileSync(at(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const { allowScripts = {} } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) as {
    allowScripts?: Record<string, boolean>;
  };
  const runsNone = /^ignore-scripts=true$/m.test(readFileSync(at(folder, '.npmrc'), 'utf8'));
  // A workspace is no package that is fetched.
  const packages = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const named = (holds: (locked: Locked) => boolean) => [
    ...new Set(packages.filter(([, locked]) => holds(locked)).map(([path]) => nameOf(path))),
  ];
  const scripts = named(({ hasInstallScript }) => Boolean(hasInstallScript));
  const allowed = runsNone ? [] : scripts.filter((name) => allowScripts[name] !== false);
  const unhashed = named(({ integrity }) => !integrity);
  const addressed = named(
    ({ resolved }) => Boolean(resolved) && !/^https:\/\/registry\.npmjs\.org\//.test(resolved!),
  );
  for (const [what, found] of [
    ['may run scripts when they are installed', allowed],
    ['without a hash in the lock file', unhashed],
    ['from elsewhere than the registry', addressed],
  ] as const)
    if (found.length > 0) run.fail(`${project}: ${what}: ${found.join(', ')}`);
  const licenses = new Map<string, number>();
  for (const [, { license = 'names none' }] of packages)
    licenses.set(license, (licenses.get(license) ?? 0) + 1);
  const byCount = [...licenses]
    .sort(([, a], [, b]) => b - a)
    .map(([license, count]) => `${license} ${count}`);
  return [
    ['packages', String(packages.length)],
    ['with a hash in the lock file', String(packages.length - unhashed.length)],
    ['from elsewhere than the registry', String(addressed.length)],
    ['with scripts at their installation', scripts.join(', ') || 'none'],
    ['… that are run', allowed.join(', ') || 'none'],
    ['licences', byCount.join(', ')],
  ];
}

/** What the registry knows of faults in what is installed with the package, where it answers. */
export function auditLine(run: ProofRun): string {
  // Without the workspaces, which nobody gets with it.
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--workspaces=false', '--json'], {
    cwd: at('.'),
    encoding: 'utf8',
    timeout: 60_000,
  });
  const told = parsed(stdout);
  const counts = told?.metadata?.vulnerabilities;
  if (!counts) return '`npm audit` had no answer where this ran.';
  const { high = 0, critical = 0, total = 0 } = counts;
  if (high + critical > 0) run.fail(`npm audit names ${high + critical} faults that are high or critical`);
  return `\`npm audit\` of what is installed with the package names ${total} faults, of which ${high + critical} are high or critical.`;
}

interface Audit {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

function parsed(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return undefined;
  }
}
