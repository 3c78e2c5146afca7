import type { BrowserContext, PlaywrightWorkerArgs } from '@playwright/test';
import { hosts } from './demo';
import { openSession } from './own-account';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** An administrator of a client; with `MEMBER` in the organisation that each world is made of. */
const ADMIN = 'client.admin@oms.test';
export const MEMBER = 'client.member@oms.test';

/** An organisation of a test's own, with orders, products, rules, notices and accounts that no other test sees. */
export interface World {
  readonly organisation: { readonly id: string; readonly code: string };
  /** The address of its account that was made of the given one: the administrator's, or that of `MEMBER`. */
  account(of?: string): string;
  /** Signs in without the form. The session is one for all tests of the world: one that ends it has a world of its own. */
  signIn(context: BrowserContext, of?: string): Promise<void>;
}

interface Reply {
  readonly code: number;
  readonly data: { organisation: World['organisation']; accounts: Record<string, string> };
}

/** @throws where the demo makes none */
export async function makeWorld({ request }: PlaywrightWorkerArgs['playwright']): Promise<World> {
  const service = await request.newContext({ extraHTTPHeaders: { origin: hosts.console } });
  const reply = await service.get(`${hosts.userCentre}/status/world/gen?of=${ADMIN}`);
  const { code, data } = (await reply.json()) as Reply;
  await service.dispose();
  if (code !== 200) throw new Error(`The demo made no organisation: ${code}`);

  const account = (of = ADMIN): string => {
    const email = data.accounts[of];
    if (!email) throw new Error(`${data.organisation.code} has no account made of ${of}`);
    return email;
  };
  const sessions = new Map<string, Promise<Cookies>>();
  const sessionOf = (email: string): Promise<Cookies> => {
    const known = sessions.get(email) ?? cookiesOf(email);
    sessions.set(email, known);
    return known;
  };
  const cookiesOf = async (email: string): Promise<Cookies> => {
    const visitor = await request.newContext();
    const code = await openSession(visitor, email);
    if (code !== 200) throw new Error(`${email} cannot sign in: ${code}`);
    const { cookies } = await visitor.storageState();
    await visitor.dispose();
    return cookies;
  };
  return {
    organisation: data.organisation,
    account,
    signIn: async (context, of) => context.addCookies(await sessionOf(account(of))),
  };
}
