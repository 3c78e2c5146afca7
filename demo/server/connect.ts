import type { SessionUser } from './context';
import { type Db, first } from './db';
import { Failure, invalid } from './failure';
import { providers } from './identity';
import type { Input } from './input';
import { hostOrigins, type Urls } from './ports';
import type { Call, Deps, OpenCall, Service } from './service';
import { cookieName, sessionOfCookie } from './sessions';
import { hashSecret, newSecret } from './tokens';
import { toWireRows } from './wire';

/** Milliseconds from leaving for the provider to coming back. */
const requestLifetime = 10 * 60_000;

/** Hosts on which social login is allowed: the demo's configuration names the same. */
export function socialHosts(urls: Urls): readonly string[] {
  return [urls.console, urls.billing].map((url) => new URL(url).host);
}

/** Binding accounts of other providers (spec 7.1): off to the provider, back with a code, kept, listed, undone. */
export function connect(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.open('GET', '/auth/connect/render/:provider', (call) => render(deps, call));
  userCentre.secured('POST', '/auth/connect/callback/:provider', (call) => callback(deps, call));
  userCentre.secured('POST', '/auth/connect/unbind/:provider', (call) => unbind(deps, call));
  userCentre.secured('POST', '/auth/connect/bound', (call) => bound(deps, call));
}

const providerOf = (params: Input) => params.oneOf('provider', Object.keys(providers));

function hostOf(query: Input, urls: Urls): string {
  const host = query.text('host', { max: 260 });
  if (!socialHosts(urls).includes(host)) throw new Failure(403);
  return host;
}

/** A page opens this: it goes on to the provider, with a state that only the same session can come back with. */
async function render(
  { db, urls }: Deps,
  { params, query, now, request, reply }: OpenCall,
): Promise<unknown> {
  const provider = providerOf(params);
  const host = hostOf(query, urls);
  const back = redirectOf(query, host, urls);
  const session = await sessionOfCookie(db, request.cookies[cookieName], now);
  if (!session) {
    back.searchParams.set('error', 'session');
    return reply.redirect(back.href);
  }
  const { secret, hash } = newSecret();
  await db.query('delete from social_requests where expires_at < $1', [now]);
  await db.query(
    `insert into social_requests (state_hash, session_id, provider, host, redirect_url, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hash, session.id, provider, host, back.href, new Date(now.getTime() + requestLifetime)],
  );
  return reply.redirect(`/demo/identity/${provider}?state=${secret}`);
}

/** Where to come back to: a page of the host that asks, and no other. */
function redirectOf(query: Input, host: string, urls: Urls): URL {
  let url: URL;
  try {
    url = new URL(query.text('redirectUrl', { max: 2_000 }));
  } catch {
    throw invalid('redirectUrl');
  }
  if (!hostOrigins(urls).includes(url.origin) || url.host !== host || url.username !== '')
    throw new Failure(403);
  return url;
}

/** One statement, so that a code is good once, in the session that set out with its state. */
const redeemSql = `
  update social_requests set used_at = $6
  where state_hash = $1 and code_hash = $2 and provider = $3 and host = $4 and session_id = $5
    and used_at is null and expires_at > $6
  returning subject, account_name as "accountName"`;

async function callback({ db, urls }: Deps, { params, query, body, user, now }: Call): Promise<unknown> {
  refuseActor(user);
  const provider = providerOf(params);
  const host = hostOf(query, urls);
  const [state, code] = [body.text('state', { max: 100 }), body.text('code', { max: 100 })];
  const granted = await first(
    db.query<{ subject: string; accountName: string }>(redeemSql, [
      hashSecret(state),
      hashSecret(code),
      provider,
      host,
      user.sessionId,
      now,
    ]),
  );
  if (!granted) throw new Failure(10016);
  await bind(db, user.id, provider, granted, now);
  return { provider, accountName: granted.accountName };
}

async function bind(
  db: Db,
  userId: number,
  provider: string,
  { subject, accountName }: { subject: string; accountName: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`social:${provider}:${subject}`]);
    const owner = await first(
      tx.query<{ id: number }>(
        'select user_id as id from social_bindings where provider = $1 and subject = $2',
        [provider, subject],
      ),
    );
    if (owner && owner.id !== userId) throw new Failure(10017);
    await tx.query(
      `insert into social_bindings (user_id, provider, subject, account_name, bound_at) values ($1, $2, $3, $4, $5)
       on conflict (user_id, provider) do update
       set subject = excluded.subject, account_name = excluded.account_name, bound_at = excluded.bound_at`,
      [userId, provider, subject, accountName, now],
    );
  });
}

async function unbind({ db, urls }: Deps, { params, query, user }: Call): Promise<null> {
  refuseActor(user);
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
  return toWireRows(
    await db.query(
      'select provider, account_name, bound_at from social_bindings where user_id = $1 order by provider',
      [user.id],
    ),
  );
}

/** How a person signs in is that person's own business. */
function refuseActor({ actorId }: SessionUser): void {
  if (actorId !== null) throw new Failure(10014);
}
