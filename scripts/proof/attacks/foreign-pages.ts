import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fakeServices } from '../../../testing';
import { at as inRepository } from '../../paths';
import { smallWorld } from '../../sizes/small-world';
import { type StaticServer, serveFolder } from '../../support/static-server';
import { faultsOf, namedElements } from './named-elements';
import { at, hosts, Look, openAll, portBase, type Stage, shown, visitor } from './pages';
import { Supply } from './rewrite';
import { crossedBy } from './tally';

/** Attacks of foreign pages on the demo's pages, and of elements of a host's page on the shell. */
export async function attackFromPages(stage: Stage): Promise<void> {
  const server = await serveFolder(inRepository('dist/cdn'), portBase + 7);
  try {
    await frames(stage, server);
    await forgeries(stage, server);
    await windows(stage, server);
    await settings(stage, server);
    await clobbering(stage, server);
  } finally {
    await server.close();
  }
}

/** Of the same site as the hosts, whose cookies come along, and of another one. */
const foreignOrigins = ({ origin }: StaticServer) => [origin, origin.replace('localhost', '127.0.0.1')];

async function frames(stage: Stage, server: StaticServer): Promise<void> {
  const row = stage.tally.of('pages of the demo in frames of foreign pages');
  const { context, page } = await visitor(stage, false);
  const urls = [
    ...[
      `${hosts.console}/home`,
      `${hosts.console}/login`,
      `${hosts.console}/reset?token=x`,
      `${hosts.billing}/bill/list`,
    ],
    ...[`${hosts.erp}/shipment/list`, `${hosts.partner}/orders`, `${at(14)}/bug-report?userId=oms-demo`],
    ...[
      `${hosts.userCentre}/auth/jwt/start`,
      `${hosts.userCentre}/api/v1/My/getUserInfo`,
      `${at(18)}/`,
      `${at(4)}/oms-shell.js`,
    ],
  ];
  try {
    for (const origin of foreignOrigins(server).slice(0, stage.quick ? 1 : 2)) {
      for (const [number, url] of urls.entries()) {
        const path = `/frame-${number}`;
        server.page(
          path,
          `<!doctype html><iframe src="${url.replaceAll('&', '&amp;')}" onload="loaded = 1"></iframe>`,
        );
        await page.goto(origin + path);
        await page.waitForFunction('window.loaded');
        const inside = page.frames()[1]?.url() ?? '';
        // The browser shows an error page where it refuses to show a page in a frame.
        row.add(
          crossedBy(inside === '' || inside.startsWith('chrome-error:') ? null : `${url} shows in ${origin}`),
        );
      }
    }
  } finally {
    await context.close();
  }
}

/** What a page sends with the cookies of its visitor: calls, forms, pictures, scripts, beacons. */
const FORGE = `async (urls) => {
  const read = [];
  for (const url of urls) {
    for (const init of [{ method: 'POST', body: '{}' }, { method: 'POST', body: new URLSearchParams({ a: 1 }) }, {},
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, { method: 'POST', mode: 'no-cors', body: '{}' }]) {
      try {
        const text = await (await fetch(url, { credentials: 'include', ...init })).text();
        if (text !== '') read.push(url + ' ' + text.slice(0, 80));
      } catch {}
    }
    navigator.sendBeacon(url, '{}');
    await new Promise((done) => { const one = new Image(); one.onload = one.onerror = done; one.src = url; });
    await new Promise((done) => { const one = document.createElement('script'); one.onload = one.onerror = done; one.src = url; document.head.append(one); });
    for (const enctype of ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded']) {
      const frame = document.createElement('iframe');
      frame.name = 'target';
      document.body.append(frame);
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: url, enctype, target: 'target' });
      form.innerHTML = '<input name=\\'{"a":"\\' value=\\'"}\\'>';
      document.body.append(form);
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
      form.submit();
      await Promise.race([loaded, new Promise((done) => setTimeout(done, 2000))]);
      try { if (frame.contentDocument?.body?.textContent) read.push('form ' + url); } catch {}
      form.remove(); frame.remove();
    }
  }
  return read;
}`;

async function forgeries(stage: Stage, server: StaticServer): Promise<void> {
  const row = stage.tally.of('calls of foreign pages in a browser with a session');
  const { context, page } = await visitor(stage, false);
  const user = hosts.userCentre;
  const urls = [
    ...['authorize', 'start', 'ticket', 'logout', 'login', 'actas', 'sendCode'].map(
      (name) => `${user}/auth/jwt/${name}`,
    ),
    ...['/api/v1/My/getUserInfo', '/api/v1/My/endOtherSessions', '/api/v1/BizNotify/markAsRead'].map(
      (path) => user + path,
    ),
    ...[
      '/usage',
      '/auth/account/reset',
      '/status/outbox?to=client.admin@oms.test',
      '/status/notify/gen?user=2002&title=x',
    ].map((path) => user + path),
  ];
  try {
    server.page('/forge', '<!doctype html><body>');
    for (const origin of foreignOrigins(server).slice(0, stage.quick ? 1 : 2)) {
      const some = stage.quick ? urls.slice(0, 4) : urls;
      await page.goto(`${origin}/forge`);
      const read = (await page.evaluate(`(${FORGE})(${JSON.stringify(some)})`)) as string[];
      for (const one of read) row.add(crossedBy(`a page of ${origin} reads ${one}`));
      // Five calls, a beacon, a picture, a script, three forms.
      row.add({ held: true }, some.length * 11 - read.length);
      const headers = { origin: hosts.console };
      const session = await context.request.post(`${user}/auth/jwt/authorize`, { headers, data: {} });
      const { code } = (await session.json()) as { code: number };
      row.add(crossedBy(code === 200 ? null : `the session has ended: ${code}`));
    }
  } finally {
    await context.close();
  }
}

/** A foreign page opens one of the demo and holds on to its window. */
async function windows(stage: Stage, server: StaticServer): Promise<void> {
  const row = stage.tally.of('windows that foreign pages open, and what they post to them');
  const { context, page } = await visitor(stage, false);
  const supply = new Supply();
  try {
    server.page('/opener', '<!doctype html><body>');
    for (const origin of foreignOrigins(server).slice(0, stage.quick ? 1 : 2)) {
      for (const url of [
        `${hosts.console}/login?stay=1`,
        `${hosts.console}/home`,
        `${hosts.billing}/bill/list`,
      ].slice(0, stage.quick ? 1 : 3)) {
        await page.goto(`${origin}/opener`);
        const opened = context.waitForEvent('page');
        await page.evaluate((to) => {
          Object.assign(window, { held: window.open(to) });
        }, url);
        const popup = await opened;
        let ran = 0;
        popup.on('dialog', (dialog) => {
          ran += 1;
          void dialog.dismiss();
        });
        await shown(popup);
        const sent = Array.from({ length: stage.quick ? 10 : 60 }, () => ({
          ...{ type: supply.text(), html: supply.text(), url: supply.address(), name: 'organisation' },
        }));
        const read = await page.evaluate((list) => {
          const { held } = window as unknown as { held: Window };
          for (const one of list) held.postMessage(one, '*');
          const found: string[] = [];
          for (const look of [
            () => held.document.title,
            () => (held as unknown as { OmsShell: object }).OmsShell,
            () => held.localStorage.length,
            () => held.location.href,
          ]) {
            try {
              if (look() !== undefined) found.push(String(look));
            } catch {
              // Refused, as it has to be.
            }
          }
          return found;
        }, sent);
        await shown(popup);
        row.add(crossedBy(read.length > 0 ? `${origin} reads ${read.join()} of ${url}` : null));
        row.add(ran > 0 ? { ran: `${ran} dialogs at ${url}` } : { held: true }, sent.length);
        const isHeld = await popup.evaluate(() => window.opener !== null);
        if (url.includes('/login'))
          row.add(
            crossedBy(isHeld && popup.url().includes('/login') ? 'the login page has an opener' : null),
          );
        await popup.close();
      }
    }
  } finally {
    await context.close();
  }
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

/** A value of the form that a schema gives, whose words are hostile strings. */
function hostileOf(schema: Schema, supply: Supply, name: string, depth = 0): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return hostileOf(first, supply, name, depth);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [key, hostileOf(one, supply, key, depth + 1)]),
    );
  }
  if (typeof schema.additionalProperties === 'object') {
    return { x: hostileOf(schema.additionalProperties, supply, name, depth + 1) };
  }
  if (schema.items) return [hostileOf(schema.items, supply, name, depth + 1)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number') return 5_000;
  return /url|href|host|src|path|login|console|erp|billing/i.test(name) ? supply.address() : supply.text();
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly { readonly name: string }[];
    }[];
  }[];
}

const read = <T>(path: string) => JSON.parse(readFileSync(inRepository(path), 'utf8')) as T;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Attributes of the tags and keys of the configuration, as a host fills them from what others have written. */
async function settings(stage: Stage, server: StaticServer): Promise<void> {
  const { context, page, seen } = await visitor(stage);
  const look = new Look(
    { context, page, seen },
    stage.tally.of('strings in attributes of the tags and in the configuration'),
  );
  const supply = new Supply();
  const elements = read<Manifest>('dist/custom-elements.json').modules.flatMap(
    ({ declarations = [] }) => declarations,
  );
  const { properties } = read<{ properties: Record<string, Schema> }>('dist/config.schema.json');
  const services = `${server.origin}/services`;
  let there = 0;
  try {
    await fakeServices({ ...smallWorld, lang: 'zh-CN' }).route(page as unknown as Page, { url: services });
    for (let round = 0; round < (stage.quick ? 1 : 12); round += 1) {
      const before = supply.given;
      const tags = elements.map(({ tagName, attributes = [] }) => {
        const list = attributes
          // With these as they are there is more to see, and where its picture is the host alone says.
          .filter(({ name }) => !['mode', 'features', 'open', 'logo-src'].includes(name))
          .map(({ name }) => `${name}="${escaped(/href/.test(name) ? supply.address() : supply.text())}"`);
        return tagName ? `<${tagName} ${list.join(' ')}></${tagName}>` : '';
      });
      const config = Object.fromEntries(
        Object.entries(properties)
          .filter(
            ([name]) =>
              !['$schema', 'lang', 'requestTimeout', 'endpoints', 'tokenStorage', 'cookieDomain'].includes(
                name,
              ),
          )
          .map(([name, schema]) => [name, hostileOf(schema, supply, name)]),
      ) as { hosts: object };
      const given = { ...config, lang: 'zh-CN', hosts: { ...config.hosts, userCentre: services } };
      const block = JSON.stringify(given).replaceAll('<', '\\u003c');
      const path = `/settings-${round}`;
      server.page(
        path,
        `<!doctype html><title>Host</title><script type="application/json" data-oms-config>${block}</script>
         <script src="/oms-shell.js"></script>${tags.join('')}`,
      );
      await page.goto(server.origin + path);
      there += Number(await shown(page));
      await look.after(`round ${round}`, supply.given - before);
      if (round === 0 && !stage.quick)
        await openAll(page, (what) => look.after(`${what}, by settings`, 0), 'a');
    }
  } finally {
    await context.close();
  }
  stage.tally.control(
    'pages that show the shell although all settings are hostile',
    there,
    stage.quick ? 1 : 6,
  );
}

async function clobbering({ browser, tally, quick }: Stage, server: StaticServer): Promise<void> {
  const row = tally.of('elements of the page with the names that the shell reads');
  for (const [number, [what, place, markups]] of namedElements.slice(0, quick ? 2 : undefined).entries()) {
    const markup = markups.join('');
    const faults = await faultsOf(browser, server, `/named-${number}`, {
      file: 'oms-shell.js',
      place,
      markup,
    });
    row.add(crossedBy(faults.length > 0 ? `${what}: ${faults.join(', ')}` : null), markups.length);
  }
}
