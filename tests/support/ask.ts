import type { FakeServices } from '../../testing';

export interface Asked {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  signal?: AbortSignal;
  /** Null for a call without a token. */
  token?: string | null;
}

export interface Reply {
  status: number;
  code: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: each reply has data of its own
  data: any;
}

/** Calls the fake services as a page does. @param call as `GET /api/v1/BizNotify/stats` */
export async function ask(
  services: FakeServices,
  call: string,
  { params = {}, body, signal, token }: Asked = {},
): Promise<Reply> {
  const [method = 'GET', path = ''] = call.split(' ');
  const query = new URLSearchParams({ lang: 'en', ...params });
  const given = token === undefined ? await services.getToken() : token;
  const response = await services.fetch(`${services.config.hosts.userCentre}${path}?${query}`, {
    method,
    headers: given === null ? {} : { authorization: `Bearer ${given}` },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) };
}
