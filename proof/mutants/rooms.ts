import { at } from '@oms/tools/paths';

/** A project with a Vitest of its own. */
export interface Room {
  /** What the paths of its files begin with, from the repository's root. */
  readonly folder: string;
  /** Where its Vitest starts, and its settings where these are elsewhere. */
  readonly vitest: { readonly root: string; readonly config?: string };
  /** Projects whose tests are tried one round after another, the cheap ones first; one that is not configured is left out. */
  readonly rounds: readonly string[];
  /** Steps of the package's build whose files its tests read. */
  readonly built: readonly string[];
  /** Files that take effect once, where its Vitest begins: the data with which backends start is made there. */
  readonly atStart?: RegExp;
}

const BUILT = ['esm', 'cdn', 'bin', 'demo'];

/** A file belongs to the first whose folder it is in. */
const rooms: readonly Room[] = [
  {
    folder: 'demo/',
    vitest: { root: at('demo') },
    rounds: ['backend', 'stage'],
    built: BUILT,
    atStart: /^demo\/server\/(database\/schema|seed)\//,
  },
  {
    folder: 'proof/',
    vitest: { root: at(), config: at('proof/vitest.config.ts') },
    rounds: ['unit'],
    built: BUILT,
  },
  // Its tests take the sources, and build themselves what else they need.
  {
    folder: '',
    vitest: { root: at() },
    rounds: ['unit', 'contract', 'stage-react', 'stage-preact', 'hosts'],
    built: [],
  },
];

/** The room of a file, by its path from the repository's root. */
export const roomOf = (file: string): Room => rooms.find(({ folder }) => file.startsWith(folder))!;
