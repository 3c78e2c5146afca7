import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBase } from '../../../src/page/addresses/addresses';
import type { Command } from '../command';
import { readProject } from '../init/project';
import { planFor, type Step } from '../init/steps';
import { cdnBuild, packageVersion } from '../package';

const KINDS = { vite: 'Vite', next: 'Next', bundler: 'a bundler', html: 'plain pages' } as const;

/** Stand for addresses that nobody has given. */
const EXAMPLES = { 'user-centre': 'https://uc.example', console: 'https://console.example' } as const;

export const init: Command = {
  name: 'init',
  takes: '[folder]',
  about: 'Sets the shell up in a project: Vite, Next, another bundler, or plain pages.',
  details:
    'Writes what is not there, puts two tags into index.html and, with Vite, the plugin into vite.config. Any other file that is there stays as it is, and a second run changes nothing.',
  options: {
    'user-centre': {
      value: '<url>',
      initial: EXAMPLES['user-centre'],
      about: 'the service that the shell calls',
    },
    console: {
      value: '<url>',
      initial: EXAMPLES.console,
      about: 'the console, whose /login is the sign-in page',
    },
    cdn: {
      value: '<url>',
      about: 'plain pages: the folder of this version on a CDN; without it the files are copied',
    },
  },
  run({ argument, text }) {
    const address = (name: 'user-centre' | 'console') => {
      const base = readBase(text(name));
      if (base === undefined)
        throw new Error(`--${name} cannot be "${text(name)}": it has to begin with https:// or http://.`);
      return base;
    };
    const project = readProject(argument || '.');
    if (!existsSync(project.folder)) throw new Error(`There is no folder ${project.folder}.`);
    const addresses = { userCentre: address('user-centre'), console: address('console') };
    const cdn = text('cdn').replace(/\/+$/, '');
    const { steps, byHand } = planFor(project, addresses, cdn, packageVersion());
    console.log(`A project with ${KINDS[project.kind]}.`);
    const changed = steps.map((step) => take(project.folder, step)).includes(true);
    if (!changed) console.log('Nothing to do: all of it is there.');
    for (const line of byHand) console.log(`\nBy hand: ${line}`);
    if (changed && Object.values(EXAMPLES).some((example) => Object.values(addresses).includes(example))) {
      console.log('\nPut the addresses of your services in the place of those that end in .example.');
    }
    if (changed) console.log('\nThen: npx @oms/shell doctor <address of the page>');
    return undefined;
  },
};

/** @returns whether something was changed */
function take(folder: string, step: Step): boolean {
  if ('folder' in step) {
    const target = join(folder, step.folder);
    if (existsSync(target)) return keep(`${step.folder}/`);
    cpSync(cdnBuild, target, { recursive: true, filter: (file) => !file.endsWith('.map') });
    console.log(`  wrote    ${step.folder}/, the files of the CDN build`);
    return true;
  }
  const target = join(folder, step.file);
  if ('write' in step) {
    if (existsSync(target)) return keep(step.file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, step.write);
    console.log(`  wrote    ${step.file}`);
    return true;
  }
  if ('text' in step) {
    writeFileSync(target, step.text);
    console.log(`  changed  ${step.file}:\n    + ${step.added}`);
    return true;
  }
  const before = readFileSync(target, 'utf8');
  const { head, body = '' } = step;
  const after = withTags(before, head, body);
  if (after === before) return keep(step.file);
  writeFileSync(target, after);
  const added = [head, body].filter(Boolean).join('\n');
  console.log(`  changed  ${step.file}:\n${added.replace(/^/gm, '    + ')}`);
  return true;
}

function keep(name: string): false {
  console.log(`  kept     ${name}`);
  return false;
}

/** The page with the tags in it; as it is where it has the shell already. */
function withTags(page: string, head: string, body: string): string {
  if (/<oms-|oms-shell\b/.test(page)) return page;
  const lineEnd = page.includes('\r\n') ? '\r\n' : '\n';
  const lines = (text: string, indent: string) => text.replace(/^/gm, indent).replaceAll('\n', lineEnd);
  const end = /([ \t]*)<\/head>/i.exec(page);
  const start = /<body[^>]*>/i.exec(page);
  if (!end || !start)
    throw new Error('index.html has no </head> or no <body>, so there is no place for the tags.');
  // From behind, so that the first place stays where it is.
  const place = start.index + start[0].length;
  const withBody =
    body === '' ? page : `${page.slice(0, place)}${lineEnd}${lines(body, `${end[1]}  `)}${page.slice(place)}`;
  return `${withBody.slice(0, end.index)}${lines(head, `${end[1]}  `)}${lineEnd}${withBody.slice(end.index)}`;
}
