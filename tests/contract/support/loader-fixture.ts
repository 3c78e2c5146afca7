import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { tags } from '../../../scripts/build/entries';
import { settings } from '../../../vite.config';

/** The real loader beside parts that are a few lines each, so that what is tested is the loader. */
export interface LoaderFixture {
  folder: string;
  remove(): void;
}

const core = `export async function prepareShell() {}
export function demandShell() { window.demanded = true }
export function installShell(options) {
  window.installed = [...(window.installed ?? []), options];
  const shell = {
    version: 'fixture', user: 'somebody',
    configure() {}, can: (code) => code === 'yes',
    ready: async () => 'ready',
    setLang(lang) { window.lang = lang },
    menu: { add(entry) { window.added = [...(window.added ?? []), entry.id] }, remove() {} },
    badge() {},
    request: { get: async (path) => 'got ' + path },
  };
  return shell;
}`;

const element = (tag: string) => `import './shared.js';
customElements.define('oms-${tag}', class extends HTMLElement { connectedCallback() { this.dataset.up = 'yes'; } });`;

export async function loaderFixture(): Promise<LoaderFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'oms-shell-loader-'));
  mkdirSync(join(folder, 'parts'));
  const files = ['core.js', 'shared.js', ...tags.map((tag) => `${tag}.js`)];
  const parts = Object.fromEntries(tags.map((tag) => [`oms-${tag}`, [files.indexOf(`${tag}.js`), 1]]));
  writeFileSync(join(folder, 'parts/core.js'), core);
  writeFileSync(join(folder, 'parts/shared.js'), 'export {};');
  for (const tag of tags) writeFileSync(join(folder, `parts/${tag}.js`), element(tag));
  await build(
    settings.loader({ files, parts: { core: [0], texts: [1], 'texts-en': [1], ...parts } }, folder),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
