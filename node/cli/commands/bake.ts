import { resolve } from 'node:path';
import { writeAlias } from '../../cdn/alias';
import { bake as writeBaked } from '../../cdn/bake';
import type { Command } from '../command';
import { readBakedConfig } from '../config-file';
import { cdnBuild } from '../package';

export const bake: Command = {
  name: 'bake',
  takes: '<config.json>',
  about:
    "Copies this package's CDN build with the configuration in it, so that a page needs a script tag without attributes.",
  options: {
    out: { value: '<folder>', initial: 'dist/cdn', about: 'where the build goes' },
    alias: {
      about:
        'also writes loader, oms-shell.all.js and style sheet beside that folder, under\naddresses that stay when the next version has a folder of its own',
    },
  },
  run({ argument: file, text, has }) {
    const out = resolve(text('out'));
    writeBaked(readBakedConfig(file), cdnBuild, out);
    if (has('alias')) writeAlias(out);
    console.log(`Wrote ${out} with the configuration of ${file}.`);
    return undefined;
  },
};
