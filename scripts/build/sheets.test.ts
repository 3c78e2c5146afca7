import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepMode } from './keep-mode';
import { sheets } from './sheets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-sheets-'));
  writeFileSync(join(folder, 'x.css'), '.x { color: red }');
  writeFileSync(
    join(folder, 'x.ts'),
    "import sheet from './x.css?sheet';\nexport const text = () => sheet.text;\n",
  );
  writeFileSync(
    join(folder, 'unused.ts'),
    "import sheet from './x.css?sheet';\nexport const other = 1;\nexport { sheet };\n",
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

async function built(entry: string): Promise<string> {
  const [output] = (await keepMode(() =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [sheets()],
      build: { write: false, lib: { entry: join(folder, entry), formats: ['es'], fileName: 'out' } },
    }),
  )) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

it('makes a sheet of the text of a CSS file', async () => {
  const code = await built('x.ts');
  const { text } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(text()).toMatch(/^\.x ?\{/);
});

it('leaves out a sheet that nobody uses', async () => {
  writeFileSync(join(folder, 'entry.ts'), "export { other } from './unused';\n");
  expect(await built('entry.ts')).not.toContain('color');
});

it('replaces the rules of the same sheet when the file changes in development, and says nothing of it in a build', async () => {
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [sheets()],
  });
  try {
    await server.transformRequest('/x.ts');
    const sheet = [...server.moduleGraph.idToModuleMap.keys()].find((id) => id.endsWith('.css.sheet.js'));
    await server.transformRequest(sheet ?? '');
    const module = server.moduleGraph.getModuleById(sheet ?? '');
    expect([...(module?.acceptedHmrDeps ?? [])].map(({ url }) => url)).toEqual(['/x.css?inline']);
  } finally {
    await server.close();
  }
  expect(await built('x.ts')).not.toContain('replaceSync(next');
});
