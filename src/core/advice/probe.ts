import type { WritableAtom } from 'nanostores';
import type { ServiceName } from '../config/services';
import type { RequestDeps } from '../request/client';
import type { LostService } from '../request/reach';

type ProbeDeps = Pick<RequestDeps, 'platform' | 'refusedByPolicy' | 'onLost'>;
type Finding = Pick<LostService, 'reason' | 'advice'>;

/** ms without an answer after which a service does not answer. */
const TIMEOUT = 10_000;

/** The headers of the shell's calls for which a browser asks a service of another origin first. */
const HEADERS = ['authorization', 'content-type', 'idempotency-key'] as const;

/** A type for which a browser asks, as for that of the shell's writes. */
const JSON_TYPE = 'application/json';

/** What is known of the services of a list. */
interface Probes {
  /** Those that are probed now: calls fail one after another. */
  readonly running: Set<ServiceName>;
  /** The address that failed last: a service may set its headers on some of its paths alone. */
  readonly called: Map<ServiceName, string>;
  /** What was told already of a service that answers other calls. */
  readonly told: Set<string>;
}
const known = new WeakMap<object, Probes>();

/** Finds out why a service of the list is out of reach, and says so in the list, and to `onLost` where that is news. */
export async function explain(
  deps: ProbeDeps,
  $lost: WritableAtom<readonly LostService[]>,
  service: ServiceName,
  answeredBefore: boolean,
  failed?: string,
): Promise<void> {
  const current = () => $lost.get().find((lost) => lost.service === service);
  const probes = known.get($lost) ?? { running: new Set(), called: new Map(), told: new Set() };
  const { running, called, told } = probes;
  known.set($lost, probes);
  const before = current();
  if (failed) called.set(service, failed.replace(/[?#].*/, ''));
  if (!before || running.has(service)) return;
  running.add(service);
  const address = called.get(service) ?? `${before.url}/`;
  const finding = await probe(service, before.url, address, answeredBefore, deps).finally(() =>
    running.delete(service),
  );
  const lost = current();
  if (finding === null) $lost.set($lost.get().filter((one) => one !== lost));
  if (!finding || (lost?.reason === finding.reason && lost.advice === finding.advice)) return;
  // It may have answered meanwhile. One that refuses a header does so at the next call, too, whatever else it answers.
  if (!lost && (finding.reason === 'down' || told.has(finding.advice))) return;
  told.add(finding.advice);
  const found = { ...before, ...finding };
  $lost.set($lost.get().map((one) => (one === lost ? found : one)));
  deps.onLost(found);
}

/**
 * Why a service is out of reach; null where it answers again. To a script, a service that is down and one that does not
 * let the page's origin in look the same; but a `no-cors` call, whose answer no script can read, succeeds where
 * anything answers at all.
 */
async function probe(
  service: ServiceName,
  url: string,
  address: string,
  answeredBefore: boolean,
  deps: ProbeDeps,
): Promise<Finding | null> {
  const here = deps.platform.location.href();
  const { origin } = new URL(here);
  if (isMixed(url, here)) return { reason: 'mixed', advice: mixedAdvice(service, url) };
  const answers = (init: RequestInit) =>
    deps.platform.fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT), ...init }).then(
      () => true,
      () => false,
    );
  const answered = await answers({ mode: 'no-cors', credentials: 'omit' });
  if (deps.refusedByPolicy(url)) return { reason: 'policy', advice: policyAdvice(service, url) };
  if (!answered) return { reason: 'down', advice: downAdvice(service, url) };
  const letsIn = (...headers: string[]) =>
    answers({
      credentials: 'include',
      headers: Object.fromEntries(headers.map((name) => [name, name === 'content-type' ? JSON_TYPE : ''])),
    });
  // The network, or the service, may just have come back. A header makes the browser ask for leave first, as it does
  // for the shell's calls.
  if (await letsIn(...HEADERS)) return null;
  // It has let this page in: a proxy in front of it answers in its place, without any of its headers.
  if (answeredBefore && !(await letsIn())) {
    return { reason: 'down', advice: proxyAdvice(service, url) };
  }
  const missing = await missingHeaders(answers, letsIn, origin);
  return missing ? { reason: 'origin', advice: originAdvice(service, url, origin, missing) } : null;
}

/** What an answer lacks, as far as a script can find it out; null where it lacks nothing any more. */
async function missingHeaders(
  answers: (init: RequestInit) => Promise<boolean>,
  letsIn: (...headers: string[]) => Promise<boolean>,
  origin: string,
): Promise<string | null> {
  if (!(await answers({ credentials: 'omit' }))) {
    return `no Access-Control-Allow-Origin with the page's origin, ${origin}`;
  }
  if (!(await letsIn())) {
    return 'no Access-Control-Allow-Credentials: true, or Access-Control-Allow-Origin: *, which does not count for calls with cookies';
  }
  const refused: string[] = [];
  for (const name of HEADERS) if (!(await letsIn(name))) refused.push(name);
  return refused.length > 0 ? `no ${refused.join(', ')} in Access-Control-Allow-Headers of OPTIONS` : null;
}

/** A page that came over https may call http on its own machine alone. */
function isMixed(url: string, page: string): boolean {
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return new URL(page).protocol === 'https:' && protocol === 'http:' && !isLocal;
}

const policyAdvice = (service: ServiceName, url: string) =>
  `The page's Content-Security-Policy refuses the service ${service}: add ${new URL(url).origin} to connect-src.`;

const mixedAdvice = (service: ServiceName, url: string) =>
  `The browser does not call the service ${service} at ${url}, as this page came over https: mixed content. hosts.${service} has to begin with https:.`;

const downAdvice = (service: ServiceName, url: string) =>
  `The service ${service} does not answer at ${url}. Does it run there? Its address is hosts.${service} of the configuration.`;

const proxyAdvice = (service: ServiceName, url: string) =>
  `The service ${service} at ${url} has let this page in before, and now something answers without its headers, as a proxy does in its place. Does it run?`;

function originAdvice(service: ServiceName, url: string, origin: string, missing: string): string {
  const advice =
    `The service ${service} at ${url} answers, but does not let pages of ${origin} in: its answers have ${missing}. It has to answer them with\n` +
    `Access-Control-Allow-Origin: ${origin}\nAccess-Control-Allow-Credentials: true\nand OPTIONS also with\n` +
    `Access-Control-Allow-Headers: ${HEADERS.join(', ')}`;
  const local = /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname);
  return local ? `${advice}\nIf it is the demo of @oms/shell:\nALLOW_ORIGINS=${origin} npm start` : advice;
}
