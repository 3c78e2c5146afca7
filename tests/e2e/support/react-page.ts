import { mkdirSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { demoHosts, serviceNames, urlsOf } from '../../../demo/hosts';
import { at } from '../../../scripts/paths';
import { productionReact, specifiers } from '../../../vite.config';
import { portBase } from '../../support/start-demo';
import { chooseLanguage, hosts, signInQuickly } from './demo';

const urls = urlsOf(demoHosts(portBase));
const configured = Object.fromEntries(
  (['console', ...serviceNames] as const).map((name) => [name, urls[name]]),
);

/** Bundles a module of a host's React page as the host's own build does, on the package as it is built. */
async function bundle(name: string, code: string): Promise<string> {
  const folder = at('.cache/react-pages');
  mkdirSync(folder, { recursive: true });
  const entry = `${folder}/${name}.tsx`;
  writeFileSync(entry, code);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: at(),
    define: productionReact,
    resolve: { alias: specifiers((part) => at('dist/esm', `${part}.js`)), dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return ((built as Rolldown.RolldownOutput[])[0] as Rolldown.RolldownOutput).output[0].code;
}

/**
 * Opens a React page of the billing host, which has styles of its own.
 * @param code a module of the host that declares `App`
 */
export async function openReactPage(context: BrowserContext, name: string, code: string): Promise<Page> {
  const script = await bundle(
    name,
    `${code}
      import { configureShell } from '@oms/shell';
      import '@oms/shell/elements';
      import { ShellProvider } from '@oms/shell/react';
      import { createRoot } from 'react-dom/client';
      configureShell({ hosts: ${JSON.stringify(configured)} });
      createRoot(document.querySelector('#app')!).render(<ShellProvider><oms-feedback /><App /></ShellProvider>);`,
  );
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  const page = await context.newPage();
  const url = `${hosts.billing}/react`;
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
        <style>* { font: 30px cursive; color: lime } input { display: none } button { position: fixed }</style>
        <main><h1>Host</h1><div id="app"></div><a href="/bill/list">Elsewhere</a></main>
        <script type="module" src="/react.js"></script>`,
    }),
  );
  await page.route(`${url}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(url);
  return page;
}
