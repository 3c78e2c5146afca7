import { root } from '../../tools/paths';
import { buildSite } from './build';

// Eleventy takes paths from where it runs.
process.chdir(root);

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
