import { demoPassword } from '@oms/demo/server/seed/accounts';
import type { BrowserContext, Page } from 'playwright-core';
import type { Stage } from './stage';

/** An administrator of a client, of whose organisation each visitor gets a copy. */
const OF = 'client.admin@oms.test';

/** What a page tells of the shell, each with the time by the machine's clock. */
export interface Told {
  readonly notices: { title: string; at: number }[];
  readonly states: { state: string; at: number }[];
  readonly unread: { total: number; at: number }[];
}

/** A person with a browser of their own, in an organisation of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly email: string;
  readonly userId: number;
  readonly organisationId: number;
  /** Exceptions and rejections that nobody has caught, since the last time they were asked for. */
  takeUnhandled(): string[];
  told(): Promise<Told>;
}

/** Keeps what the page is told. It runs before every script of the page. */
function keepTold(): void {
  const told: Told = { notices: [], states: [], unread: [] };
  Object.assign(window, { told });
  const on = (name: string, keep: (detail: never) => void) =>
    document.addEventListener(name, (event) => keep((event as CustomEvent).detail as never));
  on('oms-notice', ({ title }: { title: string }) => told.notices.push({ title, at: Date.now() }));
  on('oms-unread', ({ total }: { total: number }) => told.unread.push({ total, at: Date.now() }));
  on('oms-connection', ({ state }: { state: string }) => told.states.push({ state, at: Date.now() }));
}

/** An account in an organisation of its own, and a browser that is signed in with it, with an empty page. */
export async function makeVisitor({ urls, service, browser }: Stage): Promise<Visitor> {
  const made = await fetch(`${urls.userCentre}/status/world/gen?of=${OF}`, {
    headers: { origin: urls.console },
  });
  const { data } = (await made.json()) as {
    data: { organisation: { id: string }; accounts: Record<string, string> };
  };
  const email = data.accounts[OF] as string;
  const [user] = await service.query<{ id: number }>('select id from users where email = $1', [email]);
  const userId = Number(user?.id);
  // No announcement stands before the page.
  await service.query(
    `insert into announcement_reads (user_id, announcement_id, read_at)
     select $1, id, now() from announcements on conflict do nothing`,
    [userId],
  );
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'lang', value: 'en', domain: 'localhost', path: '/' }]);
  const login = await context.request.post(`${urls.userCentre}/auth/jwt/login`, {
    headers: { origin: urls.console },
    data: { username: email, password: demoPassword, remember: true },
  });
  if (((await login.json()) as { code: number }).code !== 200) throw new Error(`${email} cannot sign in`);
  // Functions that are sent to a page have this name in them, which tsx puts there.
  await context.addInitScript({ content: 'globalThis.__name = (fn) => fn;' });
  await context.addInitScript(keepTold);
  return {
    ...{ context, email, userId, organisationId: Number(data.organisation.id) },
    ...(await newPage(context)),
  };
}

async function newPage(context: BrowserContext): Promise<Pick<Visitor, 'page' | 'takeUnhandled' | 'told'>> {
  const page = await context.newPage();
  let unhandled: string[] = [];
  page.on('pageerror', (error) => unhandled.push(`${page.url()}: ${error.stack || String(error)}`));
  return {
    page,
    takeUnhandled() {
      const taken = unhandled;
      unhandled = [];
      return taken;
    },
    told: () => page.evaluate(() => (window as unknown as { told: Told }).told),
  };
}

/** The same person in a new tab, in which nothing is open yet; the first tab shows nothing meanwhile. */
export async function inNewTab(visitor: Visitor): Promise<Visitor> {
  await visitor.page.goto('about:blank');
  return { ...visitor, ...(await newPage(visitor.context)) };
}

/** Makes a notice for a visitor at the service, as its business does. */
export async function makeNotice({ urls }: Stage, { email }: Visitor, title: string): Promise<void> {
  const query = new URLSearchParams({ user: email, type: '2', title, brief: title });
  const reply = await fetch(`${urls.userCentre}/status/notify/gen?${query}`, {
    headers: { origin: urls.console },
  });
  if (((await reply.json()) as { code: number }).code !== 200)
    throw new Error(`No notice was made: ${title}`);
}
