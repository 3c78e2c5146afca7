import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { sharedBrowser } from '../../tools/shared-browser';
import { type StaticServer, serveFolder } from '../../tools/static-server';
import { specifiers } from '../../vite.config';

/** A page of a host that bundles the package by itself, and has no server. */
const HOST = `
  import { configureShell } from '@oms/shell';
  import '@oms/shell/elements/topnav';
  import '@oms/shell/elements/sidemenu';
  import { fakeServices } from '@oms/shell/testing';
  configureShell({ ...fakeServices().config, lang: 'en' });`;

let folder: string;
let entry: string;
let server: StaticServer;
const browser = sharedBrowser();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oms-bundled-host-'));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: specifiers((name) => at('dist/esm', `${name}.js`)) },
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === 'virtual:host' ? at('tests/contract/host.ts') : null),
        load: (id) => (id === at('tests/contract/host.ts') ? HOST : null),
      },
    ],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'virtual:host' } },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  entry = output.find((file) => file.type === 'chunk' && file.isEntry)!.fileName;
  server = await serveFolder(folder);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const mode of ['tree', 'flyout']) {
  it(`shows bar and menu (${mode}) with at most 13 requests`, async () => {
    server.page(
      '/page',
      `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Host</title>
       <script type="module" src="/${entry}"></script></head>
       <body><oms-topnav></oms-topnav><oms-sidemenu mode="${mode}"></oms-sidemenu></body></html>`,
    );
    const page = await browser().newPage();
    const asked: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname);
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${server.origin}/page`);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button').first().waitFor();
    await page.getByRole('button', { name: 'Account', exact: true }).waitFor();
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(13);
    expect(errors).toEqual([]);
    await page.close();
  });
}
