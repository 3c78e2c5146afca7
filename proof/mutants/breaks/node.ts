import type { Break } from '../break';

/** Of what is shipped for Node, and of the contract that it holds a backend against. */
export const node: readonly Break[] = [
  {
    name: 'alias-without-its-folder',
    file: 'node/cdn/alias.ts',
    find: 'JSON.stringify(`${name}/parts/`)',
    replace: "JSON.stringify('parts/')",
    harm: 'The address that stays has a loader whose parts are nowhere.',
    tests: ['tests/contract/bake.test.ts'],
  },
  {
    name: 'preload-that-nobody-finds',
    file: 'node/cdn/snippet.ts',
    find: "withQuery(address, { contextId: '', lang })",
    replace: 'withQuery(address, { lang })',
    harm: 'A page asks for its first data twice, by its tags and by the loader.',
    tests: ['node/vite/page.test.ts'],
  },
  {
    name: 'check-changes-data',
    file: 'node/check/check.ts',
    find: 'if (changesData(operation) && !options.only?.includes(name))',
    replace: 'if (changesData(operation) && options.only?.includes(name))',
    harm: 'A check of a backend in use deletes and changes what its users have.',
    tests: ['node/check/check.test.ts'],
  },
  {
    name: 'backend-without-a-menu-passes',
    file: 'node/check/check.ts',
    find: "!(firstView && state === 'missing')",
    replace: 'true',
    harm: 'A backend passes the check, and its pages have no menu.',
    tests: ['node/check/check.test.ts'],
  },
  {
    name: 'header-of-a-call-not-looked-for',
    file: 'node/check/cors.ts',
    find: "['authorization', 'content-type', 'idempotency-key']",
    replace: "['authorization', 'content-type']",
    harm: 'A backend passes the check, and browsers refuse each call that creates something.',
  },
  {
    name: 'markup-ends-the-configuration',
    file: 'node/vite/page.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    harm: 'A text of the configuration ends its block, and the rest of it is markup of the page.',
  },
  {
    name: 'missing-field-passes',
    file: 'contract/shape/validate.ts',
    find: 'const missing = required.filter((name) => fields[name] === undefined);',
    replace: 'const missing = required.filter((name) => fields[name] === null);',
    harm: 'A backend whose replies lack a field passes the check, and the shell refuses these replies.',
  },
];
