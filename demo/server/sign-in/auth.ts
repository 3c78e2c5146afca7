import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignOrigin } from '../http/own-pages-only';
import type { Deps, OpenCall, Service } from '../http/service';
import { Failure, invalid } from '../reply/failure';
import { authenticate } from '../session/context';
import { endSession, makeTicket, redeemTicket, type Session, sessionOfCookie } from '../session/sessions';
import { cookieName, cookieRules } from '../session/sign-on-cookie';
import { tokenLifetime } from '../session/tokens';

/** Tokens, tickets and sign-out. */
export function auth(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.open('POST', '/auth/jwt/authorize', (call) => authorize(deps, call), { queue: 'urgent' });
  userCentre.open('POST', '/auth/jwt/ticket', (call) => ticket(deps, call), { queue: 'urgent' });
  userCentre.open('POST', '/auth/jwt/logout', (call) => logout(deps, call), { queue: 'urgent' });
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
  const { id: sessionId, userId, actorId, remembered } = session;
  await db.query('update sessions set seen_at = $2 where id = $1', [sessionId, now]);
  const token = await tokens.sign({ sessionId, userId, actorId }, now);
  return { token, expiresIn: tokenLifetime, userId: String(userId), remembered, ...place };
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
