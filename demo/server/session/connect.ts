import { socialOrigins, type Urls } from '../../hosts';
import { type Db, first } from '../database/db';
import { Failure, invalid } from '../http/failure';
import type { Input } from '../http/input';
import type { Call, Deps, OpenCall, Service } from '../http/service';
import { toWireRows } from '../http/wire';
import type { SessionUser } from './context';
import { providers } from './identity';
import { cookieName, sessionOfCookie } from './sessions';
import { hashSecret, newSecret } from './tokens';

/** Milliseconds that a visitor may spend on the provider's pages. */
const requestLifetime = 10 * 60_000;

/** Binds accounts of other providers: redirects to the provider, accepts its code, lists and removes bindings. */
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
  const allowed = socialOrigins(urls).some((origin) => new URL(origin).host === host);
  if (!allowed) throw new Failure(403);
  return host;
}

/** A page opens this address, which redirects to the provider with a state that only the same session can redeem. */
async function render(
  { db, urls, origins }: Deps,
  { params, query, now, request, reply }: OpenCall,
): Promise<unknown> {
  const provider = providerOf(params);
  const host = hostOf(query, urls);
  const back = redirectOf(query, host, origins);
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

/** One statement, so that a code is valid once, and only in the session that requested its state. */
const redeemSql = `
  update social_requests set used_at = $6
  where state_hash = $1 and code_hash = $2 and provider = $3 and host = $4 and session_id = $5
    and used_at is null and expires_at > $6
  returning subject, account_name as "accountName"`;

async function callback({ db, urls }: Deps, { params, query, body, user, now }: Call): Promise<unknown> {
  refuseActing(user);
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
  return toWireRows(
    await db.query(
      'select provider, account_name, bound_at from social_bindings where user_id = $1 order by provider',
      [user.id],
    ),
  );
}

/** Only the person in question may change how that person signs in. */
function refuseActing({ actorId }: SessionUser): void {
  if (actorId !== null) throw new Failure(10014);
}
