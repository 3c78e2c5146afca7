import { type DemoHosts, demoHosts } from '@oms/demo/hosts';
import { tableOf } from '@oms/tools/markdown';
import type { ProofRun } from '../proof';

interface Rule {
  readonly name: string;
  /** What a page says of it, and null where that is not enough. */
  readonly grade: (headers: Headers, page: string) => string | null;
}

/** The page of the demo that stands for old ones. */
const OLD = 'ERP';

const directive = (headers: Headers, name: string) =>
  (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one === name || one.startsWith(`${name} `))
    ?.slice(name.length)
    .trim();

const header = (name: string, enough: RegExp) => (headers: Headers) => {
  const value = headers.get(name) ?? '';
  return enough.test(value) ? value : null;
};

const rules: readonly Rule[] = [
  {
    name: 'scripts',
    grade(headers, page) {
      const sources = directive(headers, 'script-src') ?? directive(headers, 'default-src');
      if (sources === undefined || /'unsafe-inline'|\*/.test(sources)) return null;
      if (!sources.includes("'unsafe-eval'")) return 'listed, none inline';
      return page === OLD ? 'listed, none inline; `eval` is let in, as pages of its age have it' : null;
    },
  },
  {
    name: 'may stand in frames of',
    grade: (headers) => directive(headers, 'frame-ancestors')?.replaceAll("'", '') ?? null,
  },
  {
    name: 'base',
    // `default-src` does not stand in for it; but where that is 'none', no address of a page is resolved against a base.
    grade(headers) {
      const base = directive(headers, 'base-uri');
      if (base !== undefined) return base.replaceAll("'", '');
      return directive(headers, 'default-src') === "'none'" ? 'none' : null;
    },
  },
  {
    name: 'plugins',
    grade: (headers) =>
      /^'none'$/.test(directive(headers, 'object-src') ?? directive(headers, 'default-src') ?? '')
        ? 'none'
        : null,
  },
  { name: 'kind of file', grade: header('x-content-type-options', /^nosniff$/) },
  {
    name: 'referrer',
    grade: header('referrer-policy', /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/),
  },
  {
    name: 'device',
    grade: (headers) => (/camera=\(\)/.test(headers.get('permissions-policy') ?? '') ? 'off' : null),
  },
];

/** Of the demo's pages, and of the services' replies that a browser may open as a page. */
const pagesOf = ({ pages, services }: DemoHosts) => [
  ['console', `${pages.console.url}/`],
  ['billing', `${pages.billing.url}/`],
  ['ERP', `${pages.erp.url}/`],
  ['partner', `${pages.partner.url}/`],
  ['user centre', `${services.userCentre.url}/status/health`],
];

/** Reads the policies of the running demo. */
export async function policiesTable(portBase: number, run: ProofRun): Promise<string> {
  const rows = [];
  for (const [name = '', address = ''] of pagesOf(demoHosts(portBase))) {
    const { headers } = await fetch(address);
    const trusted = directive(headers, 'require-trusted-types-for') ? 'asked for' : 'not asked for';
    const cells = rules.map(({ name: rule, grade }) => {
      const value = grade(headers, name);
      if (value === null)
        run.fail(`${name}: ${rule}: ${headers.get('content-security-policy') ?? 'no policy'}`);
      return value ?? '**not enough**';
    });
    rows.push([name, ...cells, trusted]);
  }
  return tableOf(['page', ...rules.map(({ name }) => name), 'trusted types'], rows);
}
