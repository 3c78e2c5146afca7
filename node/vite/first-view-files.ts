/** What is asked of a file of the bundle. */
interface BundleFile {
  readonly type: 'chunk' | 'asset';
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
}

type Bundle = Readonly<Record<string, BundleFile>>;

/**
 * The files of a host's bundle that a first view imports when it runs, by part. Those that every entry imports anyway,
 * which Vite has the browser fetch at once, are not among them.
 * @param first part → the package's module that has it, from dist/esm
 */
export function filesOfFirstView(
  bundle: Bundle,
  first: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const chunks = Object.entries(bundle).filter(([, { type }]) => type === 'chunk');
  const starts = chunks.filter(([, { isEntry }]) => isEntry).map(([name]) => closureOf(name, bundle));
  const found: Record<string, string[]> = {};
  for (const [part, module] of Object.entries(first)) {
    const [name] =
      chunks.find(([, { moduleIds = [] }]) =>
        moduleIds.some((id) => slashed(id).endsWith(`/dist/esm/${module}`)),
      ) ?? [];
    if (name === undefined) continue;
    const files = [...closureOf(name, bundle)].filter((file) => !starts.every((start) => start.has(file)));
    if (files.length > 0) found[part] = files;
  }
  return found;
}

/**
 * The files that have modules of the package, and none of the host's own: what draws a first visit needs none of them.
 * @param folder dist/esm of the package, as the file system names it: a workspace links to it
 */
export function filesOfPackage(bundle: Bundle, folder: string): string[] {
  const isOwn = (id: string) => id.startsWith(`${slashed(folder)}/`) || id.includes('/@oms/shell/dist/esm/');
  // The bundler's own helpers are of nobody.
  const isForeign = (id: string) => id.startsWith('\0') || id.includes('/node_modules/');
  return Object.entries(bundle).flatMap(([name, { moduleIds = [] }]) => {
    const ids = moduleIds.map(slashed);
    return ids.some(isOwn) && ids.every((id) => isOwn(id) || isForeign(id)) ? [name] : [];
  });
}

const slashed = (path: string) => path.replaceAll('\\', '/');

function closureOf(name: string, bundle: Bundle): Set<string> {
  const reached = new Set([name]);
  for (const one of reached) for (const imported of bundle[one]?.imports ?? []) reached.add(imported);
  return reached;
}
