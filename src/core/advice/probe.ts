import type { WritableAtom } from 'nanostores';
import type { ServiceName } from '../config/services';
import type { RequestDeps } from '../request/client';
import type { LostService } from '../request/reach';

type ProbeDeps = Pick<RequestDeps, 'platform' | 'refusedByPolicy' | 'onLost'>;
type Finding = Pick<LostService, 'reason' | 'advice'>;

/** ms without an answer after which a service does not answer. */
const TIMEOUT = 10_000;

/** The lists whose services are probed now: calls fail one after another. */
const probing = new WeakMap<object, Set<ServiceName>>();

/** Finds out why a service of the list is out of reach, and says so in the list, and to `onLost` where that is news. */
export async function explain(
  deps: ProbeDeps,
  $lost: WritableAtom<readonly LostService[]>,
  service: ServiceName,
  answeredBefore: boolean,
): Promise<void> {
  const current = () => $lost.get().find((lost) => lost.service === service);
  const running = probing.get($lost) ?? new Set();
  const before = current();
  if (!before || running.has(service)) return;
  probing.set($lost, running.add(service));
  const finding = await probe(service, before.url, answeredBefore, deps).finally(() =>
    running.delete(service),
  );
  const lost = current();
  if (finding === null) $lost.set($lost.get().filter((one) => one !== lost));
  // It may have answered meanwhile.
  if (!lost || !finding || lost.reason === finding.reason) return;
  const found = { ...lost, ...finding };
  $lost.set($lost.get().map((one) => (one === lost ? found : one)));
  deps.onLost(found);
}

/**
 * Why a service is out of reach; null where it answers again. To a script, a service that is down and one that does not let the page's origin in look the same;
 * but a `no-cors` call, whose answer no script can read, succeeds where anything answers at all.
 */
async function probe(
  service: ServiceName,
  url: string,
  answeredBefore: boolean,
  deps: ProbeDeps,
): Promise<Finding | null> {
  const answers = (init: RequestInit) =>
    deps.platform.fetch(`${url}/`, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT), ...init }).then(
      () => true,
      () => false,
    );
  const answered = await answers({ mode: 'no-cors', credentials: 'omit' });
  if (deps.refusedByPolicy(url)) return { reason: 'policy', advice: policyAdvice(service, url) };
  if (!answered) return { reason: 'down', advice: downAdvice(service, url) };
  // The network, or the service, may just have come back. The header makes the browser ask for leave first, as it does for the shell's calls.
  if (await answers({ credentials: 'include', headers: { authorization: '' } })) {
    return null;
  }
  // It has let this page in: a proxy in front of it answers in its place, without its headers.
  if (answeredBefore) return { reason: 'down', advice: proxyAdvice(service, url) };
  return {
    reason: 'origin',
    advice: originAdvice(service, url, new URL(deps.platform.location.href()).origin),
  };
}

const policyAdvice = (service: ServiceName, url: string) =>
  `The page's Content-Security-Policy refuses the service ${service}: add ${new URL(url).origin} to connect-src.`;

const downAdvice = (service: ServiceName, url: string) =>
  `The service ${service} does not answer at ${url}. Does it run there? Its address is hosts.${service} of the configuration.`;

const proxyAdvice = (service: ServiceName, url: string) =>
  `The service ${service} at ${url} has let this page in before, and now something answers without its headers, as a proxy does in its place. Does it run?`;

function originAdvice(service: ServiceName, url: string, origin: string): string {
  const advice =
    `The service ${service} at ${url} answers, but does not let pages of ${origin} in. It has to answer them with\n` +
    `Access-Control-Allow-Origin: ${origin}\nAccess-Control-Allow-Credentials: true\nand OPTIONS also with\n` +
    'Access-Control-Allow-Headers: authorization, content-type, idempotency-key';
  const local = /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname);
  return local ? `${advice}\nIf it is the demo of @oms/shell:\nALLOW_ORIGINS=${origin} npm start` : advice;
}
