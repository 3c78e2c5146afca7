import type { DemoHosts } from './hosts';
import { accounts, demoPassword } from './server/seed/accounts';

/** Rows of two columns, the first padded to the length of its longest text. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** What is said of the documentation. */
const SITE = {
  fresh: '',
  building: ' (in a moment: it is being built)',
  none: undefined,
  stale: ' (not built, or out of date: `npm run site` builds it)',
} as const;

/** Reads SITE_STATE, of whoever serves the documentation with SITE_DIR and knows whether it is up to date. */
export function siteStateFrom({
  SITE_STATE: state = '',
}: Readonly<Record<string, string | undefined>>): keyof typeof SITE {
  return Object.hasOwn(SITE, state) ? (state as keyof typeof SITE) : 'fresh';
}

/** The text that the command prints once all hosts serve: the addresses and the accounts. */
export function startMessage(
  { pages, services }: DemoHosts,
  allowOrigins: readonly string[],
  /** What HOST says; undefined for the loopback address. */
  host: string | undefined,
  seconds: number,
  site: keyof typeof SITE = 'fresh',
): string {
  return [
    '',
    'Open',
    ...table([
      ['Console', pages.console.url],
      ['Billing', pages.billing.url],
      ['ERP', pages.erp.url],
      ['Partner portal', pages.partner.url],
      ['CDN', `${pages.cdn.url}/oms-shell.js`],
      ...(SITE[site] === undefined ? [] : [['Documentation', pages.site.url + SITE[site]] as const]),
      ['User centre', `${services.userCentre.url}/status/health`],
    ]),
    ...(allowOrigins.length > 0
      ? ['', 'Allowed origins', ...allowOrigins.map((origin) => `  ${origin}`)]
      : []),
    '',
    `Sign in with the password ${demoPassword} as`,
    ...table(accounts.map(({ email, note }) => [email, note])),
    '',
    host === undefined
      ? 'Listens on the loopback address: only this machine reaches it. HOST=0.0.0.0 opens it to the network.'
      : `Listens on ${host}: whoever reaches that address may sign in with the accounts above.`,
    `Ready after ${seconds.toFixed(1)} s. Ctrl-C ends it.`,
  ].join('\n');
}
