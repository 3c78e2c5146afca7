import type { FakeCall } from '../src/core/fixtures/answers';
import { DEFAULT_LANG } from '../src/core/i18n/first-lang';
import { isLang } from '../src/core/i18n/lang';

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

/** What `fetch` is called with, in the words of an answer. */
export async function readCall(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<{ call: FakeCall; headers: Headers }> {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input), 'http://services.test');
  const method = (init.method ?? request?.method ?? 'GET').toUpperCase() === 'POST' ? 'POST' : 'GET';
  const headers = new Headers(init.headers ?? request?.headers);
  const given = init.body ?? (request && method === 'POST' ? await bodyOf(request) : null);
  const lang = url.searchParams.get('lang');
  return {
    headers,
    call: {
      method,
      path: url.pathname,
      params: url.searchParams,
      body: typeof given === 'string' ? parsed(given) : (given ?? null),
      lang: isLang(lang) ? lang : DEFAULT_LANG,
      contextId: url.searchParams.get('contextId') ?? '',
    },
  };
}

const bodyOf = (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.startsWith('multipart/')
    ? request.clone().formData()
    : request.clone().text();

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
