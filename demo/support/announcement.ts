import type { DemoHosts } from '../hosts';

const PASSWORD = 'Demo#2026';

const ACCOUNTS: readonly (readonly [account: string, what: string])[] = [
  ['client.admin@oms.test', 'administrator of a customer, 137 organisations'],
  ['client.member@oms.test', 'member of a customer'],
  ['service.admin@oms.test', 'administrator of a service provider'],
  ['service.member@oms.test', 'member of a service provider'],
  ['super@oms.test', 'super user, all organisations'],
  ['expired@oms.test', 'password expired'],
  ['risky@oms.test', 'signs in from an unusual place'],
  ['newcomer@oms.test', 'first visit, one organisation'],
];

/** Rows of two columns, the first padded to its longest. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** What the command prints once all is ready: where to go, and as whom. */
export function announcement({ pages, services }: DemoHosts, seconds: number): string {
  return [
    '',
    'Open',
    ...table([
      ['Console', pages.console.url],
      ['Billing', pages.billing.url],
      ['ERP', pages.erp.url],
      ['Partner portal', pages.partner.url],
      ['CDN', `${pages.cdn.url}/oms-shell.js`],
      ['User centre', `${services.userCentre.url}/status/health`],
    ]),
    '',
    `Sign in with the password ${PASSWORD} as`,
    ...table(ACCOUNTS),
    '',
    `Ready after ${seconds.toFixed(1)} s. Ctrl-C ends it.`,
  ].join('\n');
}
