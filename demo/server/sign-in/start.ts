import { Input } from '../http/input';
import type { OpenCall, Service } from '../http/service';
import { Failure } from '../reply/failure';

/** The first calls of a page, as its shell makes them: method, path and the query besides organisation and language. */
const FIRST = [
  '/api/v1/My/getUserInfo',
  '/api/v1/Context/baseData',
  '/api/v1/Context/baseData?noVerify=1',
  '/api/v1/BizNotify/stats',
  '/api/v1/BizAnnouncement/stats',
];

/**
 * One call for a page's start: the token of the sign-on cookie, and in `replies` the data of the calls that follow.
 * Also as a GET, which HTML can preload; like the sign-in it answers a page of the product alone, whose origin the
 * browser sends.
 */
export function start(userCentre: Service): void {
  const answer = async (call: OpenCall) => {
    const granted = (await userCentre.dataOf('POST', '/auth/jwt/authorize', call)) as { token: string };
    const authorization = `Bearer ${granted.token}`;
    const replies: Record<string, unknown> = {};
    await Promise.all(
      FIRST.map(async (name) => {
        const data = await dataFor(userCentre, name, call, authorization);
        if (data !== undefined) replies[`GET ${name}`] = data;
      }),
    );
    return { ...granted, replies };
  };
  userCentre.open('POST', '/auth/jwt/start', answer);
  userCentre.open('GET', '/auth/jwt/start', answer);
}

/** Undefined where the service refuses the call: the page then makes it, and reads why. */
async function dataFor(
  service: Service,
  name: string,
  call: OpenCall,
  authorization: string,
): Promise<unknown> {
  const [path = '', own] = name.split('?');
  const query = new Input({
    ...(call.request.query as object),
    ...Object.fromEntries(new URLSearchParams(own)),
  });
  // The handlers read the token where a page sends it.
  const request = Object.create(call.request, {
    headers: { value: { ...call.request.headers, authorization } },
  }) as OpenCall['request'];
  try {
    return await service.dataOf('GET', path, { ...call, query, request });
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
