import { build, createServer, mergeConfig, type Plugin, type Rolldown } from 'vite';
import type { Manifest } from '../../elements/loader/parts';
import { bakeScript } from '../../node/cdn/bake';
import { at } from '../../tools/paths';
import { development, settings } from '../../vite.config';
import { pageCss } from '../build/elements/placeholders';
import { forms, inCore, parts } from '../build/entries';
import { keepMode } from '../build/keep-mode';
import { partOf } from '../build/manifest';
import { describeElements } from '../describe/elements';

/** Where sources are served, and what for. */
export interface SourcesOptions {
  readonly host: string;
  readonly port: number;
  /** The configuration that a deployment bakes into its loader. */
  readonly config: object;
  /** Modules that a page starts with, besides the parts of the elements: paths in the repository. */
  readonly pages: readonly string[];
}

/**
 * Serves the sources by Vite's development server: the real loader, whose parts are the elements' own modules. Pages
 * include it as they include a build.
 * @returns the function that ends it
 */
export async function startSources({
  host,
  port,
  config,
  pages,
}: SourcesOptions): Promise<() => Promise<void>> {
  const server = await createServer(
    mergeConfig(development(pages), {
      configFile: false,
      server: { host, port },
      plugins: [loaderFiles(config)],
    }),
  );
  await server.listen();
  return () => server.close();
}

/** oms-shell.js and oms-shell.css, which are no modules: the loader is built once more when one of its files changes. */
function loaderFiles(config: object): Plugin {
  const styles = pageCss(describeElements());
  let script: Promise<string> | undefined;
  return {
    name: 'loader-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const send = (type: string, body: string) =>
          response.setHeader('content-type', type).setHeader('cache-control', 'no-cache').end(body);
        const [path] = (request.url ?? '').split('?');
        if (path === '/oms-shell.css') send('text/css; charset=utf-8', styles);
        else if (path === '/oms-shell.js') {
          script ??= buildLoader(config);
          script.then((text) => send('text/javascript; charset=utf-8', text), next);
        } else next();
      });
      server.watcher.on('change', (file) => {
        if (!file.startsWith(at('elements/loader/'))) return;
        script = undefined;
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** The loader with a configuration, whose parts are modules of this server. */
async function buildLoader(baked: object): Promise<string> {
  const sources = {
    ...parts,
    ...forms,
    basic: 'elements/loader/basic-bar.ts',
    declared: 'elements/loader/declared.ts',
  };
  const names = Object.keys(sources);
  const manifest: Manifest = {
    // From the folder of the parts, which only a build has.
    files: Object.values(sources).map((file) => `../${file}`),
    parts: {
      ...Object.fromEntries(names.map((name, index) => [partOf(name), [index]])),
      ...Object.fromEntries(inCore.map((tag) => [partOf(tag), [names.indexOf('core')]])),
    },
  };
  const config = mergeConfig(settings.loader(manifest), { build: { write: false } });
  const [output] = (await keepMode(() => build(config))) as Rolldown.RolldownOutput[];
  return bakeScript(baked, output?.output[0].code ?? '', 'oms-shell.js');
}
