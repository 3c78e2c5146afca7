import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromeLauncher } from '@web/test-runner-chrome';
import { transform } from 'esbuild';
import { browserArgs, findBrowser } from './tools/browser.mjs';

/** What the page of a careful host is served with. */
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** A bare page under the strict policy; its query is the address of the module to run in it. */
function strictPage(context, next) {
  if (context.path !== '/strict-page') return next();
  context.set('content-security-policy', STRICT_POLICY);
  context.type = 'html';
  context.body = `<!doctype html><title>Strict</title><script type="module" src="${context.querystring}"></script>`;
}

/** Imports in TypeScript name no extension; a browser needs one. */
const withExtension = {
  name: 'with-extension',
  resolveImport({ source, context }) {
    if (!source.startsWith('.') || /\.\w+$/.test(source)) return undefined;
    return existsSync(join('.', context.path, '..', `${source}.ts`)) ? `${source}.ts` : undefined;
  },
};

/** A browser runs no TypeScript. */
const withoutTypes = {
  name: 'without-types',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  async transform({ path, body }) {
    if (!path.endsWith('.ts')) return undefined;
    const { code } = await transform(String(body), {
      loader: 'ts',
      target: 'es2022',
      sourcefile: path,
      sourcemap: 'inline',
    });
    return code;
  },
};

export default {
  rootDir: '.',
  files: 'tests/elements/**/*.test.ts',
  concurrency: 2,
  plugins: [withExtension, withoutTypes],
  middleware: [strictPage],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: await findBrowser(),
        // The tests for leaks ask for a collection.
        args: [...browserArgs, '--js-flags=--expose-gc'],
      },
    }),
  ],
  // Far above what they take, so that a busy machine makes them slow and not red.
  testFramework: { config: { timeout: 60_000 } },
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
};
