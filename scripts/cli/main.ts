#!/usr/bin/env node
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allLangs, isLang } from '../../src/core/i18n/lang';
import { writeAlias } from '../alias';
import { bake } from '../bake';
import { snippetOf } from '../snippet';
import { readBakedConfig } from './config-file';
import { serveDemo } from './demo';

const usage = `Usage: oms-shell bake <config.json> [--out <folder>] [--alias]
       oms-shell snippet --base <url> [options]
       oms-shell demo [--port <port>] [--lang en|zh-CN]

bake: copies this package's CDN build with the configuration in it, so that a page needs a script tag without attributes.

  --out <folder>        where the build goes; dist/cdn by default
  --alias               also writes loader, oms-shell.all.js and style sheet beside that folder, under
                        addresses that stay when the next version has a folder of its own

snippet: prints the tags of a page whose browser fetches all of the first view at once.

  --base <url>          the folder of this version, on the CDN
  --elements <names>    the elements of the page; topnav,sidemenu by default
  --mode tree|flyout    the form of the side menu; flyout by default
  --lang en|zh-CN       the language that most users have; zh-CN by default
  --user-centre <url>   the user centre, for the script tag

demo: serves a page with the elements and some widgets on services that the page answers itself, until it is stopped.

  --port <port>         4200 by default
  --lang en|zh-CN       the language that the page begins in; zh-CN by default`;

/** Beside this file's folder: the package's dist/bin and dist/cdn. */
const build = join(import.meta.dirname, '..', 'cdn');

const PORT = '4200';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist/cdn' },
      alias: { type: 'boolean' },
      base: { type: 'string' },
      elements: { type: 'string', default: 'topnav,sidemenu' },
      mode: { type: 'string', default: 'flyout' },
      lang: { type: 'string', default: 'zh-CN' },
      'user-centre': { type: 'string' },
      port: { type: 'string', default: PORT },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, file, ...rest] = positionals;
  const { base, mode, lang } = values;
  if (values.help) {
    console.log(usage);
  } else if (command === 'snippet' && base && file === undefined) {
    const elements = values.elements.split(',').map((name) => name.trim());
    console.log(snippetOf(build, { base, elements, mode, lang, userCentre: values['user-centre'] }));
  } else if (command === 'demo' && file === undefined) {
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new Error(`--port takes a number from 0 to 65535, not ${values.port}.`);
    }
    if (!isLang(lang)) throw new Error(`--lang takes ${allLangs().join(' or ')}, not ${lang}.`);
    const { url } = await serveDemo(join(import.meta.dirname, '..', 'page'), { port, lang });
    console.log(`The shell on fake services: ${url}\nStop it with Ctrl+C.`);
  } else if (command === 'bake' && file && rest.length === 0) {
    const out = resolve(values.out);
    bake(readBakedConfig(file), build, out);
    if (values.alias) writeAlias(out);
    console.log(`Wrote ${out} with the configuration of ${file}.`);
  } else throw new Error(usage);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
