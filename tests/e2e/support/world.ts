import type { BrowserContext, PlaywrightWorkerArgs } from '@playwright/test';
import { CLIENT_ADMIN, hosts, PASSWORD } from './demo';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** An organisation of a test's own, with orders, products, rules, notices and accounts that no other test sees. */
export interface World {
  readonly organisation: { readonly id: string; readonly code: string };
  /** The address of its account that was made of the given one: the administrator's, or `client.member@oms.test`. */
  account(of?: string): string;
  /** Signs in without the form. The session is one for all tests of the world: one that ends it signs in by itself. */
  signIn(context: BrowserContext, of?: string): Promise<void>;
}

interface Reply {
  readonly code: number;
  readonly data: { organisation: World['organisation']; accounts: Record<string, string> };
}

/** @throws where the demo makes none */
export async function makeWorld({ request }: PlaywrightWorkerArgs['playwright']): Promise<World> {
  const service = await request.newContext({ extraHTTPHeaders: { origin: hosts.console } });
  const reply = await service.get(`${hosts.userCentre}/status/world/gen?of=${CLIENT_ADMIN}`);
  const { code, data } = (await reply.json()) as Reply;
  await service.dispose();
  if (code !== 200) throw new Error(`The demo made no organisation: ${code}`);

  const account = (of = CLIENT_ADMIN): string => {
    const email = data.accounts[of];
    if (!email) throw new Error(`${data.organisation.code} has no account made of ${of}`);
    return email;
  };
  const sessions = new Map<string, Promise<Cookies>>();
  const sessionOf = (email: string): Promise<Cookies> => {
    const known = sessions.get(email) ?? openSession(email);
    sessions.set(email, known);
    return known;
  };
  const openSession = async (username: string): Promise<Cookies> => {
    const visitor = await request.newContext({ extraHTTPHeaders: { origin: hosts.console } });
    const signedIn = await visitor.post(`${hosts.userCentre}/auth/jwt/login`, {
      data: { username, password: PASSWORD, remember: false },
    });
    const { code } = (await signedIn.json()) as { code: number };
    if (code !== 200) throw new Error(`${username} cannot sign in: ${code}`);
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
