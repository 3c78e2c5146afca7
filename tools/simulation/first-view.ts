import { makeEarlyCalls } from '../../src/page/first-calls/early-calls';
import { FIRST_PATHS } from '../../src/page/first-calls/paths';

/**
 * The calls of a page's first view at a visit that is not the browser's first, by the product's own: those that the
 * loader makes early, and those whose data the one call has, where the service does not have that.
 * @param startCall whether the service answers the first calls in one
 * @returns method and path of each
 */
export async function callsOfFirstView(startCall: boolean): Promise<string[]> {
  const made = await early(startCall);
  if (startCall) return made.calls;
  // The stores ask for the rest once they are there.
  const inOne = (await early(true)).answered;
  return [...new Set([...made.calls, ...inOne])];
}

async function early(startCall: boolean): Promise<{ calls: string[]; answered: string[] }> {
  const calls: string[] = [];
  const userCentre = 'https://uc.example';
  const nameOf = (name: string) =>
    name
      .replace(userCentre, '')
      .replace(/(contextId|lang)=[^&]*&?/g, '')
      .replace(/[?&]$/, '');
  const { replies } = makeEarlyCalls({
    ...{ userCentre, contextId: '1', lang: 'en', ...FIRST_PATHS },
    start: startCall ? '/auth/jwt/start' : null,
    isUntitled: false,
    isPreloaded: () => false,
    async fetch(address: unknown, { method = 'GET' }: RequestInit = {}) {
      calls.push(nameOf(`${method} ${address}`));
      return new Response(JSON.stringify({ data: { token: 'token' } }));
    },
  } as Parameters<typeof makeEarlyCalls>[0]);
  const answered = Object.keys(replies).map(nameOf);
  await Promise.all(Object.values(replies));
  return { calls, answered };
}
