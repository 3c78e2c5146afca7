import { basename, dirname, resolve } from 'node:path';
import { writeAlias } from '../../cdn/alias';
import type { Command } from '../command';

export const alias: Command = {
  name: 'alias',
  takes: '<folder>',
  about:
    'Leads the addresses that stay to the version in that folder, as `bake --alias` does for a new one: the way back to an older one.',
  run({ argument: folder }) {
    writeAlias(resolve(folder));
    console.log(`${dirname(resolve(folder))} has addresses that lead to ${basename(resolve(folder))}.`);
    return undefined;
  },
};
