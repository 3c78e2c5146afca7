import { readFileSync } from 'node:fs';
import { at } from '../../tools/paths';

interface Published {
  readonly name: string;
  readonly repository?: unknown;
}

/**
 * How a version that is packed and tagged gets to the registry. A statement of where it was built (provenance) is
 * signed by the service that builds it, and names the repository: elsewhere, or without that, npm has to be told to go
 * without.
 */
export function publishCommand(version: string): string {
  const { name, repository } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Published;
  const file = `dist/package/${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const push = 'Publish it:\n\n  git push --follow-tags';
  if (!repository) {
    return `${push}\n  npm publish ${file} --provenance=false\n\nWith a repository in package.json, and by a CI that npm knows: npm publish ${file}`;
  }
  return `${push}\n  npm publish ${file}\n\nOutside of a CI that npm knows: with --provenance=false`;
}
