import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../support/html';
import { type Bilingual, type Lang, langOf, textIn } from '../../support/lang';
import { type Db, first } from '../database/db';
import { Failure } from '../http/failure';
import type { Deps, OpenCall, Service } from '../http/service';
import { hashSecret, newSecret } from './tokens';

/** The four identity providers, which this demo simulates. */
export const providers = {
  workplace: { zh: '企业通讯（演示）', en: 'Demo workplace messaging' },
  social: { zh: '社交通讯（演示）', en: 'Demo social messaging' },
  cloud: { zh: '云平台（演示）', en: 'Demo cloud platform' },
  'cloud-dev': { zh: '云平台开发环境（演示）', en: 'Demo cloud platform, development' },
} as const satisfies Record<string, Bilingual>;

type Provider = keyof typeof providers;

/** The accounts that every visitor has at these providers. */
const people = ['mia.chen', 'leo.wang', 'ana.liu'];

const texts = {
  title: { zh: '授权 OMS 访问', en: 'Allow OMS to know you' },
  hint: {
    zh: '选择要绑定的账号。这是演示页面，不会连接任何外部服务。',
    en: 'Choose an account. This page plays a provider for the demo; nothing is sent anywhere.',
  },
  deny: { zh: '取消', en: 'Cancel' },
} as const satisfies Record<string, Bilingual>;

/** The pages of the simulated providers. They replace services of third parties, so no other module may use them. */
export function identity(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.open('GET', '/demo/identity/:provider', (call) => choose(deps, call));
  userCentre.open('GET', '/demo/identity/:provider/allow', (call) => allow(deps, call));
  userCentre.open('GET', '/demo/identity/:provider/deny', (call) => deny(deps, call));
}

interface PendingRequest {
  readonly redirectUrl: string;
}

async function pendingRequest(db: Db, provider: Provider, state: string, now: Date): Promise<PendingRequest> {
  const found = await first(
    db.query<PendingRequest>(
      `select redirect_url as "redirectUrl" from social_requests
       where state_hash = $1 and provider = $2 and code_hash is null and expires_at > $3`,
      [hashSecret(state), provider, now],
    ),
  );
  if (!found) throw new Failure(10016);
  return found;
}

function read({ params, query }: OpenCall): { provider: Provider; state: string } {
  return {
    provider: params.oneOf('provider', Object.keys(providers) as Provider[]),
    state: query.text('state', { max: 100, pattern: /^[\w-]+$/ }),
  };
}

async function choose({ db }: Deps, call: OpenCall): Promise<unknown> {
  const { provider, state } = read(call);
  await pendingRequest(db, provider, state, call.now);
  const lang = langOf(call.request.cookies.lang);
  return send(call.reply, page(provider, state, lang));
}

async function allow({ db }: Deps, call: OpenCall): Promise<unknown> {
  const { provider, state } = read(call);
  const person = call.query.oneOf('as', people);
  const { redirectUrl } = await pendingRequest(db, provider, state, call.now);
  const { secret, hash } = newSecret();
  const given = await db.query(
    `update social_requests set code_hash = $2, subject = $3, account_name = $3
     where state_hash = $1 and code_hash is null returning state_hash`,
    [hashSecret(state), hash, person],
  );
  if (given.length === 0) throw new Failure(10016);
  return redirectBack(call.reply, redirectUrl, { code: secret, state });
}

async function deny({ db }: Deps, call: OpenCall): Promise<unknown> {
  const { provider, state } = read(call);
  const { redirectUrl } = await pendingRequest(db, provider, state, call.now);
  await db.query('delete from social_requests where state_hash = $1', [hashSecret(state)]);
  return redirectBack(call.reply, redirectUrl, { error: 'denied' });
}

function redirectBack(
  reply: FastifyReply,
  redirectUrl: string,
  params: Readonly<Record<string, string>>,
): FastifyReply {
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return reply.redirect(url.href);
}

function send(reply: FastifyReply, { text }: Html): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(text);
}

const css = `body{font:14px/1.6 system-ui,sans-serif;margin:0;background:#f2f4f7;color:#1d2433}
main{max-width:360px;margin:12vh auto;padding:32px;background:#fff;border:1px solid #d9dee7;border-radius:10px}
h1{font-size:20px;margin:0 0 8px}p{margin:0 0 16px;color:#556}ul{list-style:none;margin:0 0 16px;padding:0}
li a{display:block;padding:10px 12px;border:1px solid #b9c2d0;border-radius:6px;margin-bottom:8px;color:inherit}`;

function page(provider: Provider, state: string, lang: Lang): Html {
  const at = `/demo/identity/${provider}`;
  return html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${textIn(providers[provider], lang)}</title><style>${css}</style></head>
<body><main><h1>${textIn(providers[provider], lang)}</h1><p>${textIn(texts.title, lang)}. ${textIn(texts.hint, lang)}</p><ul>
${people.map((person) => html`<li><a href="${at}/allow?state=${state}&amp;as=${person}">${person}</a></li>`)}
</ul><a href="${at}/deny?state=${state}">${textIn(texts.deny, lang)}</a></main></body></html>`;
}
