import { execFileSync } from 'node:child_process';
import { at } from '../../../tools/paths';

/** Builds what is stale of the documentation, in a process of its own: this one is Vitest's. */
export default function setup(): void {
  execFileSync(process.execPath, ['--import', 'tsx', at('scripts/build.ts'), '--site'], {
    cwd: at(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
}
