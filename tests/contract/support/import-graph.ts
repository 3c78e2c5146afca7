import { around, outer, rings, strangers } from '../../../scripts/lint/rings';
import { circlesOf } from './circles';
import { type Import, importsOf, sourcesIn } from './files';

type Graph = Map<string, Set<string>>;

const files = ['src', 'elements'].flatMap((folder) => sourcesIn(folder));
const known = new Set(files);

const sourceAt = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => known.has(file));

/** Who imports whom. */
function fileGraph(counts: (one: Import) => boolean): Graph {
  const targets = (file: string) =>
    importsOf(file).flatMap((one) => (one.path && counts(one) && sourceAt(one.path)) || []);
  return new Map(files.map((file) => [file, new Set(targets(file))]));
}

/**
 * The rings and projects whose folders, the rooms, must not import each other in a circle. Tests are no rooms: none
 * imports another.
 */
export const roomRings: readonly string[] = [
  ...rings,
  ...outer,
  ...around.filter((name) => name !== 'tests'),
  ...strangers,
  'demo/server',
];

/** The room of a ring that a path lies in; a file that lies in none stands for itself. */
const roomOf = (ring: string, path: string) =>
  `${ring}/${path
    .slice(ring.length + 1)
    .split('/')[0]!
    .replace(/\.tsx?$/, '')}`;

/** Which rooms of a ring import which when they run. */
function roomGraph(ring: string, counts: (one: Import) => boolean): Graph {
  const graph: Graph = new Map();
  for (const file of sourcesIn(ring)) {
    const from = roomOf(ring, file);
    const targets = graph.get(from) ?? new Set();
    for (const one of importsOf(file)) {
      if (!one.path?.startsWith(`${ring}/`) || one.types || !counts(one)) continue;
      const to = roomOf(ring, one.path);
      if (to !== from) targets.add(to);
    }
    graph.set(from, targets);
  }
  return graph;
}

/** What `import()` fetches later may know what has fetched it. */
const atOnce = ({ later }: Import) => !later;

/**
 * An element opens panels and messages that are elements themselves, so in `elements` an `import()` leads back to where
 * it comes from. In the other rings it counts as well.
 */
export const circlesOfRooms = (ring: string): string[][] =>
  circlesOf(roomGraph(ring, ring === 'elements' ? atOnce : () => true));

/** The circles among files when they run, among files with their types, and among the rooms of all rings when they run. */
export const circles = () => ({
  files: circlesOf(fileGraph((one) => atOnce(one) && !one.types)),
  types: circlesOf(fileGraph(atOnce)),
  rooms: roomRings.flatMap(circlesOfRooms),
});
