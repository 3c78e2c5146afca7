#!/usr/bin/env node
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeAlias } from '../alias';
import { bake } from '../bake';
import { snippetOf } from '../snippet';
import { readBakedConfig } from './config-file';

const usage = `Usage: oms-shell bake <config.json> [--out <folder>] [--alias]
       oms-shell snippet --base <url> [options]

bake: copies this package's CDN build with the configuration in it, so that a page needs a script tag without attributes.

  --out <folder>        where the build goes; dist/cdn by default
  --alias               also writes loader, oms-shell.all.js and style sheet beside that folder, under
                        addresses that stay when the next version has a folder of its own

snippet: prints the tags of a page whose browser fetches all of the first view at once.

  --base <url>          the folder of this version, on the CDN
  --elements <names>    the elements of the page; topnav,sidemenu by default
  --mode tree|flyout    the form of the side menu; flyout by default
  --lang en|zh-CN       the language that most users have; zh-CN by default
  --user-centre <url>   the user centre, for the script tag`;

/** Beside this file's folder: the package's dist/bin and dist/cdn. */
const build = join(import.meta.dirname, '..', 'cdn');

function main(): void {
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
  } else if (command === 'bake' && file && rest.length === 0) {
    const out = resolve(values.out);
    bake(readBakedConfig(file), build, out);
    if (values.alias) writeAlias(out);
    console.log(`Wrote ${out} with the configuration of ${file}.`);
  } else throw new Error(usage);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
