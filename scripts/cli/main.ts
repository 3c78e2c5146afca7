#!/usr/bin/env node
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bake } from '../bake';
import { readBakedConfig } from './config-file';

const usage = `Usage: oms-shell bake <config.json> [--out <folder>]

Copies this package's CDN build with the configuration in it, so that a page needs a script tag without attributes.

  --out <folder>   where the build goes; dist/cdn by default`;

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist/cdn' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, file, ...rest] = positionals;
  if (values.help) {
    console.log(usage);
    return;
  }
  if (command !== 'bake' || !file || rest.length > 0) throw new Error(usage);
  const out = resolve(values.out);
  // Beside this file's folder: the package's dist/bin and dist/cdn.
  bake(readBakedConfig(file), join(import.meta.dirname, '..', 'cdn'), out);
  console.log(`Wrote ${out} with the configuration of ${file}.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
