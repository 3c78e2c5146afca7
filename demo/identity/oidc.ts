import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { langOf } from '../support/lang';
import { choosePage, failedPage } from './pages';
import { type Client, isAccountName, type Provider as Name, providerIds, returnAddress } from './providers';
import type { Handle } from './server';
import { memoryStore } from './store';

/** Seconds for which each thing of a provider is valid. */
const ttl = {
  AccessToken: 600,
  AuthorizationCode: 60,
  Grant: 3600,
  IdToken: 600,
  Interaction: 600,
  Session: 3600,
};

/**
 * The four providers: OpenID Connect with authorization code and PKCE, each with its own issuer below `url`. They
 * replace services of third parties; who comes chooses who to be.
 */
export async function openIdProviders(url: string, userCentre: string, client: Client): Promise<Handle> {
  const key = await signingKey();
  const made = new Map(
    providerIds.map((name) => [name, createProvider(name, `${url}/${name}`, userCentre, client, key)]),
  );
  return async (request, response) => {
    const [, name = '', ...rest] = (request.url ?? '').split('/');
    const provider = made.get(name as Name);
    if (!provider) {
      response.writeHead(404).end();
      return;
    }
    if (rest[0] === 'choose') return choose(provider, name as Name, request, response);
    // As a framework does that mounts it below a path.
    Object.assign(request, { originalUrl: request.url, url: `/${rest.join('/')}` });
    await provider.callback()(request, response);
  };
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'demo' };
}

function createProvider(name: Name, issuer: string, userCentre: string, client: Client, key: JWK): Provider {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  // Nobody is remembered: who tries the demo wants to choose each time.
  policy
    .get('login')
    ?.checks.add(
      new Check('choose', 'somebody has to choose an account', (ctx) =>
        ctx.oidc.result ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const configuration: Configuration = {
    adapter: memoryStore(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [returnAddress(userCentre, name)],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] } as Configuration['jwks'],
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // The four share an origin.
      names: { session: `${name}_session`, interaction: `${name}_visit`, resume: `${name}_resume` },
    },
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id }),
    }),
    interactions: { policy, url: (_ctx, { uid }) => `/${name}/choose/${uid}` },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = failedPage(langOf(ctx.cookies.get('lang')));
    },
    ttl,
  };
  return new Provider(issuer, configuration);
}

/** The page of a visit: it shows the accounts, and takes the choice. */
async function choose(
  provider: Provider,
  name: Name,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const lang = langOf(/(?:^|;\s*)lang=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]);
  try {
    const { params } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      send(response, 200, choosePage(name, lang));
      return;
    }
    const form = new URLSearchParams(await bodyOf(request));
    const accountId = form.get('as') ?? '';
    if (!isAccountName(accountId)) {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid profile');
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { login: { accountId, remember: false }, consent });
  } catch {
    // The visit has ended, or is another browser's.
    send(response, 400, failedPage(lang));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > 1_000) throw new Error('too long');
  }
  return body;
}

function send(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    })
    .end(text);
}
