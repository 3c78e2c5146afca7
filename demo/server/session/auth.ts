import type { FastifyReply, FastifyRequest } from 'fastify';
import { first } from '../database/db';
import { Failure, invalid } from '../http/failure';
import type { Deps, OpenCall, Service } from '../http/service';
import { authenticate } from './context';
import { countAttempt } from './login-limit';
import { verifyPassword } from './passwords';
import {
  cookieName,
  endSession,
  makeTicket,
  redeemTicket,
  rememberedLifetime,
  type Session,
  sessionOfCookie,
  startSession,
} from './sessions';
import { tokenLifetime } from './tokens';

const cookieRules = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** Sign-in, tokens, tickets and sign-out. */
export function auth(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.open('POST', '/auth/jwt/login', (call) => login(deps, call));
  userCentre.open('POST', '/auth/jwt/authorize', (call) => authorize(deps, call));
  userCentre.open('POST', '/auth/jwt/ticket', (call) => ticket(deps, call));
  userCentre.open('POST', '/auth/jwt/logout', (call) => logout(deps, call));
}

async function login({ db, origins }: Deps, { body, now, request, reply }: OpenCall): Promise<unknown> {
  refuseForeignOrigin(request, origins);
  const username = body.text('username', { max: 254 }).trim().toLowerCase();
  const password = body.text('password', { max: 128 });
  const remember = body.boolean('remember');
  const succeeded = await countAttempt(db, username, request.ip, now);
  const user = await first(
    db.query<{ id: number; hash: string | null }>(
      'select id, password_hash as hash from users where email = $1',
      [username],
    ),
  );
  const right = await verifyPassword(password, user?.hash);
  if (!right || !user) throw new Failure(10001);
  await succeeded();
  const previous = await sessionOfCookie(db, request.cookies[cookieName], now);
  if (previous) await endSession(db, previous.id, now);
  const secret = await startSession(db, user.id, remember, now);
  await db.query(
    `update users set last_login_ip = coalesce(current_login_ip, last_login_ip),
       last_login_at = coalesce(current_login_at, last_login_at), current_login_ip = $2, current_login_at = $3
     where id = $1`,
    [user.id, request.ip, now],
  );
  const maxAge = remember ? { maxAge: rememberedLifetime / 1000 } : {};
  reply.setCookie(cookieName, secret, { ...cookieRules, ...maxAge, secure: isSecure(request) });
  return { userId: String(user.id) };
}

async function authorize({ db, tokens, origins }: Deps, { body, now, request }: OpenCall): Promise<unknown> {
  refuseForeignOrigin(request, origins);
  let session: Session;
  let place = {};
  if (body.has('ticket')) {
    const redeemed = await redeemTicket(
      db,
      body.text('ticket', { max: 100 }),
      request.headers.origin ?? '',
      now,
    );
    if (!redeemed) throw new Failure(10004);
    // The page did not ask for this ticket: it is used up, and signs nobody in.
    if (body.boolean('discard')) return null;
    session = redeemed;
    // The cookies do not reach this host, so the ticket has the organisation and the language.
    place = { contextId: redeemed.contextId, lang: redeemed.lang };
  } else {
    session = await cookieSession(db, request, origins, now);
  }
  const { id: sessionId, userId, actorId } = session;
  const token = await tokens.sign({ sessionId, userId, actorId }, now);
  return { token, expiresIn: tokenLifetime, userId: String(userId), ...place };
}

async function ticket(
  { db, origins }: Deps,
  { body, query, lang, now, request }: OpenCall,
): Promise<unknown> {
  const service = addressOf(body.text('service', { max: 2_000 }));
  if (!origins.includes(service.origin)) throw new Failure(403);
  const session = await cookieSession(db, request, origins, now);
  const secret = await makeTicket(db, session.id, service.origin, now, {
    contextId: query.optionalId('contextId'),
    lang,
  });
  service.searchParams.set('ticket', secret);
  return { ticket: secret, redirect: service.href };
}

async function logout(deps: Deps, { now, request, reply }: OpenCall): Promise<unknown> {
  refuseForeignOrigin(request, deps.origins);
  const { authorization } = request.headers;
  const bearer = authorization
    ? await authenticate(deps, authorization, now).catch((error: unknown) => {
        if (error instanceof Failure) return undefined;
        throw error;
      })
    : undefined;
  if (bearer) await endSession(deps.db, bearer.sessionId, now);
  const cookie = request.cookies[cookieName];
  if (cookie && request.headers.origin) {
    const session = await sessionOfCookie(deps.db, cookie, now);
    if (session) await endSession(deps.db, session.id, now);
    clearCookie(reply);
  }
  return null;
}

/**
 * The session of the cookie. A browser sends Origin with every such call; a call without it is not from a page of the
 * product.
 */
async function cookieSession(
  db: Deps['db'],
  request: FastifyRequest,
  origins: Deps['origins'],
  now: Date,
): Promise<Session> {
  const cookie = request.cookies[cookieName];
  if (cookie && !origins.includes(request.headers.origin ?? '')) throw new Failure(403);
  const session = await sessionOfCookie(db, cookie, now);
  // The page expects this answer, so it is no HTTP error.
  if (!session) throw new Failure(401, {}, undefined, 200);
  return session;
}

/** Whether the browser speaks https, also to a proxy in front of this server. Plain http is for one's own machine. */
function isSecure({ protocol, headers }: FastifyRequest): boolean {
  const forwarded = String(headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim();
  return protocol === 'https' || forwarded === 'https';
}

function refuseForeignOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers;
  if (origin !== undefined && !origins.includes(origin)) throw new Failure(403);
}

function addressOf(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw invalid('service');
  }
}

function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieRules);
}
