import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hotComponents } from './hot-components';

let folder: string;
let server: ViteDevServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oms-hot-'));
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [hotComponents()],
  });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A module of the server: whether a change replaces it in the page, and its names. */
async function served(source: string) {
  writeFileSync(join(folder, 'x.tsx'), source);
  writeFileSync(join(folder, 'y.ts'), 'export const y = 1;');
  const { code = '' } = (await server.transformRequest('/x.tsx')) ?? {};
  const module = await server.moduleGraph.getModuleByUrl('/x.tsx');
  return { replaced: module?.isSelfAccepting ?? false, code };
}

it('replaces a module of components alone, whatever it has for itself', async () => {
  const { replaced, code } = await served(
    'const SIZE = 3;\nexport interface Props { a: string }\nexport default function Panel() { return Line(); }\nexport function Line() { return SIZE; }\nfunction help() {}\n',
  );
  expect(replaced).toBe(true);
  expect(code).toContain('export { hot_Line as Line }');
  expect(code).toContain('export { hot_Panel as default }');
  expect(code).not.toMatch(/export (default )?function/);
});

it.each([
  ['a hook', 'export function Line() { return null; }\nexport function useLine() {}'],
  ['a value', 'export function Line() { return null; }\nexport const Panel = lazy();'],
  ['a class', 'export class Line {}'],
  ['names of another module', "export function Line() { return null; }\nexport { y } from './y';"],
  ['nothing', 'console.log(1);'],
])('leaves a module alone that exports %s', async (_, source) => {
  const { replaced, code } = await served(source);
  expect(replaced).toBe(false);
  expect(code).not.toContain('hotComponent');
});
