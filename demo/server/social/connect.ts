import type { FastifyRequest } from 'fastify';
import { socialOrigins, type Urls } from '../../hosts';
import { providerIds } from '../../identity/providers';
import { type Db, first } from '../database/db';
import type { Input } from '../http/input';
import { refuseForeignOrigin } from '../http/own-pages-only';
import type { Call, Deps, OpenCall, Service } from '../http/service';
import { toWireRows } from '../http/wire';
import { Failure, invalid } from '../reply/failure';
import { refuseActing } from '../session/context';
import { sessionOfCookie } from '../session/sessions';
import { cookieName, cookieRules, isSecure } from '../session/sign-on-cookie';
import { hashSecret, newSecret } from '../session/tokens';
import { type Account, bind, isSecret, keepForLater, ownerOf } from '../sign-in/connection';
import { proceed } from '../sign-in/proceed';

/** Milliseconds that a visitor may spend on the provider's pages. */
const requestLifetime = 10 * 60_000;

/**
 * Accounts of other providers: leads to the provider, takes what it sends back, signs in or binds, lists and removes
 * bindings. A visit belongs to one browser, so a link with the code of somebody else does nothing.
 */
export function connect(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.open('GET', '/auth/connect/render/:provider', (call) => render(deps, call));
  userCentre.open('GET', '/auth/connect/return/:provider', (call) => comeBack(deps, call));
  const bindCall = userCentre.asCaller((call) => callback(deps, call, call.user));
  userCentre.open('POST', '/auth/connect/callback/:provider', (call) =>
    call.request.headers.authorization === undefined ? callback(deps, call, null) : bindCall(call),
  );
  userCentre.secured('POST', '/auth/connect/unbind/:provider', (call) => unbind(deps, call));
  userCentre.secured('POST', '/auth/connect/bound', (call) => bound(deps, call));
}

const providerOf = (params: Input) => params.oneOf('provider', providerIds);

function hostOf(query: Input, urls: Urls): string {
  const host = query.text('host', { max: 260 });
  const allowed = socialOrigins(urls).some((origin) => new URL(origin).host === host);
  if (!allowed) throw new Failure(403);
  return host;
}

/** The cookie of one visit: several tabs may each have one. */
const visitCookie = (stateHash: string): string => `oms_social_${stateHash.slice(0, 8)}`;
const visitCookieRules = { ...cookieRules, path: '/auth/connect' } as const;

/**
 * A page opens this address, which redirects to the provider with a state that only the same browser can redeem. With
 * `purpose=login` nobody has to be signed in.
 */
async function render(deps: Deps, { params, query, now, request, reply }: OpenCall): Promise<unknown> {
  const { db, urls, origins, relyingParty, log } = deps;
  const provider = providerOf(params);
  const host = hostOf(query, urls);
  const back = redirectOf(query, host, origins);
  const forLogin = query.oneOf('purpose', ['bind', 'login'], 'bind') === 'login';
  const session = forLogin ? undefined : await sessionOfCookie(db, request.cookies[cookieName], now);
  if (!session && !forLogin) return reply.redirect(withParams(back, { error: 'session' }));
  const { secret: state, hash } = newSecret();
  const browser = newSecret();
  try {
    const { url, visit } = await relyingParty.begin(provider, state);
    await db.query('delete from social_requests where expires_at < $1', [now]);
    await db.query(
      `insert into social_requests
         (state_hash, session_id, provider, host, redirect_url, expires_at, browser_hash, verifier, nonce)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        hash,
        session?.id ?? null,
        provider,
        host,
        back.href,
        new Date(now.getTime() + requestLifetime),
        browser.hash,
        visit.verifier,
        visit.nonce,
      ],
    );
    reply.setCookie(visitCookie(hash), browser.secret, {
      ...visitCookieRules,
      maxAge: requestLifetime / 1000,
      secure: isSecure(request),
    });
    return reply.redirect(url);
  } catch (error) {
    log.error(`The provider ${provider} cannot be asked: ${String(error)}`);
    return reply.redirect(withParams(back, { error: 'failed' }));
  }
}

/** The page to return to, which must belong to the host that asks. */
function redirectOf(query: Input, host: string, origins: Deps['origins']): URL {
  let url: URL;
  try {
    url = new URL(query.text('redirectUrl', { max: 2_000 }));
  } catch {
    throw invalid('redirectUrl');
  }
  if (!origins.includes(url.origin) || url.host !== host || url.username !== '') throw new Failure(403);
  return url;
}

function withParams(page: URL, params: Readonly<Record<string, string>>): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

interface Visit {
  readonly stateHash: string;
  readonly redirectUrl: string;
  readonly browserHash: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** The provider sends the browser here. The page behind it gets a code of ours, which works once. */
async function comeBack(deps: Deps, { params, query, now, request, reply }: OpenCall): Promise<unknown> {
  const { db, urls, relyingParty, log } = deps;
  const provider = providerOf(params);
  const state = query.text('state', { max: 100 });
  const visit = await first(
    db.query<Visit>(
      `select state_hash as "stateHash", redirect_url as "redirectUrl", browser_hash as "browserHash", verifier, nonce
       from social_requests where state_hash = $1 and provider = $2 and code_hash is null and expires_at > $3`,
      [hashSecret(state), provider, now],
    ),
  );
  if (!visit || !isOwn(request, visit)) {
    // Whoever is signed in would be led on from the login page, without a word.
    const session = await sessionOfCookie(db, request.cookies[cookieName], now);
    const page = session ? '/home/connections' : '/login';
    return reply.redirect(`${urls.console}${page}?provider=${provider}&error=foreign`);
  }
  const page = new URL(visit.redirectUrl);
  if (query.has('error')) {
    const error = query.text('error') === 'access_denied' ? 'denied' : 'failed';
    await db.query('delete from social_requests where state_hash = $1', [visit.stateHash]);
    return reply.redirect(withParams(page, { error }));
  }
  const { secret, hash } = newSecret();
  try {
    const here = new URL(request.url, urls.userCentre);
    const { subject, accountName } = await relyingParty.finish(provider, here, { ...visit, state });
    const given = await db.query(
      `update social_requests set code_hash = $2, subject = $3, account_name = $4
       where state_hash = $1 and code_hash is null returning state_hash`,
      [visit.stateHash, hash, subject, accountName],
    );
    if (given.length === 0) throw new Error('the visit was used already');
  } catch (error) {
    log.error(`What ${provider} sent back was refused: ${String(error)}`);
    return reply.redirect(withParams(page, { error: 'failed' }));
  }
  return reply.redirect(withParams(page, { code: secret, state }));
}

const isOwn = ({ cookies }: FastifyRequest, visit: Pick<Visit, 'stateHash' | 'browserHash'>): boolean =>
  isSecret(cookies[visitCookie(visit.stateHash)], visit.browserHash);

interface Redeemed extends Account {
  readonly stateHash: string;
  readonly browserHash: string;
}

/** One statement, so that a code is valid once, and only in the session that requested its state; without one, for signing in. */
const redeemSql = `
  update social_requests set used_at = $6
  where state_hash = $1 and code_hash = $2 and provider = $3 and host = $4
    and session_id is not distinct from $5 and used_at is null and expires_at > $6
  returning state_hash as "stateHash", browser_hash as "browserHash", provider, subject, account_name as "accountName"`;

async function callback(deps: Deps, call: OpenCall, user: Call['user'] | null): Promise<unknown> {
  const { db, urls, origins } = deps;
  const { params, query, body, now, request, reply } = call;
  refuseForeignOrigin(request, origins);
  if (user) refuseActing(user);
  const provider = providerOf(params);
  const host = hostOf(query, urls);
  const [state, code] = [body.text('state', { max: 100 }), body.text('code', { max: 100 })];
  const sessionId = user?.sessionId ?? null;
  const redeemed = await first(
    db.query<Redeemed>(redeemSql, [hashSecret(state), hashSecret(code), provider, host, sessionId, now]),
  );
  if (!redeemed || (!user && !isOwn(request, redeemed))) throw new Failure(10016);
  reply.clearCookie(visitCookie(redeemed.stateHash), visitCookieRules);
  if (user) {
    await bind(db, user.id, redeemed, now);
    return { provider, accountName: redeemed.accountName };
  }
  const owner = await ownerOf(db, provider, redeemed.subject);
  if (owner) {
    const entry = { userId: owner.id, way: 'social', remember: false, connectHash: null } as const;
    return proceed(deps, entry, call);
  }
  const connectSecret = await keepForLater(db, redeemed.stateHash, now);
  return { unbound: { provider, accountName: redeemed.accountName, connect: connectSecret } };
}

async function unbind({ db, urls }: Deps, { params, query, user }: Call): Promise<null> {
  refuseActing(user);
  hostOf(query, urls);
  const gone = await db.query(
    'delete from social_bindings where user_id = $1 and provider = $2 returning provider',
    [user.id, providerOf(params)],
  );
  if (gone.length === 0) throw new Failure(10020);
  return null;
}

async function bound({ db, urls }: Deps, { query, user }: Call): Promise<unknown> {
  hostOf(query, urls);
  return toWireRows(await boundTo(db, user.id));
}

const boundTo = (db: Db, userId: number) =>
  db.query(
    'select provider, account_name, bound_at from social_bindings where user_id = $1 order by provider',
    [userId],
  );
