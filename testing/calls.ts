import type { FakeCall } from '../src/core/fixtures/answers';
import { DEFAULT_LANG } from '../src/page/language/first-lang';

/** A call that a page has made. */
export interface SeenCall {
  /** Method and path, as `GET /api/v1/BizNotify/stats`. */
  readonly call: string;
  /** The query, without organisation and language. */
  readonly params: Readonly<Record<string, string>>;
  /** JSON as it was sent, a `FormData` of an upload, or null without a body. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly lang: FakeCall['lang'];
  /** Id of the organisation that the call is for; empty where it names none. */
  readonly contextId: string;
}

/**
 * What `fetch` is called with, in the words of an answer.
 * @param base of the services, whose path is no part of a call's name
 */
export async function readCall(
  base: string,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<{ call: FakeCall; headers: Headers }> {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input), base);
  const under = new URL(base).pathname.replace(/\/$/, '');
  const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
  const headers = new Headers(init.headers ?? request?.headers);
  const body = init.body ?? (request?.body ? await request.clone().arrayBuffer() : null);
  const lang = url.searchParams.get('lang');
  return {
    headers,
    call: {
      method,
      path: url.pathname.startsWith(`${under}/`) ? url.pathname.slice(under.length) : url.pathname,
      params: url.searchParams,
      body: await readBody(body, headers),
      lang: lang || DEFAULT_LANG,
      contextId: url.searchParams.get('contextId') ?? '',
    },
  };
}

/** Bytes are what an adapter has of a request; `fetch` of the configuration is given the shell's own text or form. */
async function readBody(body: unknown, headers: Headers): Promise<unknown> {
  if (typeof body === 'string') return parsed(body);
  if (!(body instanceof ArrayBuffer || ArrayBuffer.isView(body))) return body;
  const bytes = new Response(body as BodyInit, { headers });
  return headers.get('content-type')?.startsWith('multipart/')
    ? bytes.formData()
    : parsed(await bytes.text());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? null : text;
  }
}

export const nameOf = ({ method, path }: Pick<FakeCall, 'method' | 'path'>): string => `${method} ${path}`;

export function seen(call: FakeCall, headers: Headers): SeenCall {
  const { lang: _, contextId: _id, ...params } = Object.fromEntries(call.params);
  return {
    call: nameOf(call),
    params,
    body: call.body,
    headers: Object.fromEntries(headers),
    lang: call.lang,
    contextId: call.contextId,
  };
}
