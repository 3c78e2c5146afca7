import { hosts, Look, type Stage, visitor } from '../pages';
import { redirectTricks } from '../redirect-tricks';
import { Supply } from '../rewrite';

/** Parameters that pages of the console, the hosts and the loader read. */
const NAMES = [
  ...[
    'id',
    'ids',
    'type',
    'text',
    'page',
    'rows',
    'status',
    'sidx',
    'sord',
    'period',
    'keyword',
    'orderNo',
    'recordType',
  ],
  ...[
    'recordId',
    'service',
    'ticket',
    'token',
    'state',
    'code',
    'error',
    'provider',
    'optionName',
    'documentNo',
    'event',
  ],
  ...[
    'lang',
    'theme',
    'contextId',
    'read',
    'print',
    'size',
    'before',
    'redirect',
    'redirectUrl',
    'url',
    'next',
    'title',
  ],
];

export async function addresses(stage: Stage): Promise<void> {
  const { context, page, seen } = await visitor(stage);
  const look = new Look({ context, page, seen }, stage.tally.of('strings in addresses'));
  const supply = new Supply();
  const open = async (url: string, what: string, tries: number) => {
    await page.goto(url, { waitUntil: 'commit' }).catch(() => {});
    await page.waitForLoadState('domcontentloaded').catch(() => {});
    await look.after(what, tries);
  };
  try {
    const paths = [
      '/home',
      '/home/notice/list',
      '/home/b2corder',
      '/home/announce/list',
      '/home/products/allproducts/list',
    ];
    const open2 = ['/login', '/reset', '/verify', '/register', '/home/connections', '/home/nopage'];
    for (const path of stage.quick ? paths.slice(1, 2) : [...paths, ...open2]) {
      const query = new URLSearchParams(NAMES.map((name) => [name, supply.text().slice(0, 300)]));
      await open(
        `${hosts.console}${path}?${query}#${encodeURIComponent(supply.text())}`,
        path,
        NAMES.length + 1,
      );
      await open(`${hosts.console}${path}/${encodeURIComponent(supply.text())}`, `${path}/…`, 1);
    }
    for (const host of stage.quick ? [] : (['billing', 'erp', 'partner'] as const)) {
      const query = new URLSearchParams(NAMES.map((name) => [name, supply.text().slice(0, 300)]));
      await open(`${hosts[host]}/?${query}#${encodeURIComponent(supply.text())}`, host, NAMES.length + 1);
    }
    // Who is signed in is led on to `service` at once.
    const tricks = redirectTricks(new URL(hosts.console).host, 'evil.example');
    for (const service of stage.quick ? tricks.slice(0, 3) : tricks) {
      await open(`${hosts.console}/login?service=${encodeURIComponent(service)}`, `service=${service}`, 1);
    }
  } finally {
    await context.close();
  }
}
