import { meantAttribute } from '../../../elements/support/misspelt-attribute';
import { readConfig } from '../../../src/core/config/read';
import { sentenceOf } from '../../../src/core/shape/words';
import { nearest } from '../../../src/core/text/nearest';
import { explainValue, twiceHint } from '../../../src/shell/diagnose';
import { PART_ENDING } from '../../cdn/part-name';
import { corsLacks, preflightHeaders, refusedHeaders } from '../../check/cors';
import { packageVersion } from '../package';
import type { Findings } from './findings';
import type { FoundPage } from './page';
import { checkPlaceholders, isPlaceholder } from './placeholders';

/** The tags of the package and their attributes, of custom-elements.json. */
export type Tags = Readonly<Record<string, readonly string[]>>;

/**
 * What is wrong with a page as far as its markup and its addresses tell.
 * @param isOpened whether a browser has opened it, and found no shell
 */
export async function checkPage(page: FoundPage, tags: Tags, isOpened = false): Promise<Findings> {
  const problems = [...checkElements(page, tags)];
  const found: Findings = { problems, notes: [] };
  const [script, ...others] = page.scripts;
  if (page.sources.includes(null)) problems.push('The data-oms-config block is not JSON.');
  if (script === undefined) {
    const none = 'The markup has no script tag of oms-shell.js';
    // A page of a bundler has none.
    if (page.isBundled && !isOpened)
      return { problems, notes: [`${none}: whether its modules load @oms/shell, only a browser can tell.`] };
    const more = isOpened ? '' : ' A page of a bundler has none: open it in a browser (below).';
    problems.push(`${none}: npx @oms/shell init sets it up.${more}`);
    return found;
  }
  if (others.length > 0)
    problems.push(
      `oms-shell.js is on the page ${page.scripts.length} times: remove all script tags but one.`,
    );
  const origin = new URL(page.url).origin;
  const reading = readConfig(page.sources, origin);
  problems.push(...reading.problems.map((problem) => explainValue(problem) ?? sentenceOf(problem)));
  problems.push(...(await checkCdn(script.src, origin)));
  const { hosts } = reading.config;
  problems.push(...checkPlaceholders({ ...hosts }));
  // Baked into the loader, or set by a script of the page: the markup does not tell.
  if (!reading.complete) return found;
  if (hosts.login === null) {
    problems.push(
      'There is no login page: set hosts.console (data-console), whose /login it is, or hosts.login (data-login).',
    );
  }
  const calls = [
    [hosts.userCentre, reading.config.endpoints.userInfo],
    ...[...new Set([hosts.boss, hosts.fbb, hosts.ship, hosts.feedback, hosts.bi])].map(
      (base) => [base, '/'] as const,
    ),
  ] as const;
  const seen = new Set<string>();
  for (const [base, path] of calls) {
    if (seen.has(base) || isPlaceholder(base)) continue;
    seen.add(base);
    problems.push(...(await checkService(base, path, page)));
  }
  return found;
}

function* checkElements({ elements }: FoundPage, tags: Tags): Iterable<string> {
  for (const { tag, attributes } of elements) {
    const known = tags[tag];
    if (known === undefined) {
      const meant = nearest(tag, Object.keys(tags));
      yield `<${tag}> is no element${meant ? `: did you mean <${meant}>?` : `; there are ${Object.keys(tags).join(', ')}.`}`;
      continue;
    }
    for (const name of Object.keys(attributes)) {
      const meant = meantAttribute(name, known);
      if (meant) yield `<${tag}> ${name} is no attribute: did you mean ${meant}?`;
    }
  }
}

/** Loader and one of its parts: they are there, are scripts, and the parts let other origins in. */
async function checkCdn(src: string, origin: string): Promise<string[]> {
  const problems: string[] = [];
  const loader = await ask(src, origin);
  problems.push(...fileFaults(src, loader));
  if (problems.length > 0 || src.includes('.all.js')) return problems;
  const text = await loader!.text();
  // The names of the parts are in the loader, since it imports them.
  const part = new RegExp(`["'\`]([\\w-]+${PART_ENDING})["'\`]`).exec(text)?.[1];
  const folder = /["'`]((?:[\w.-]+\/)*parts\/)["'`]/.exec(text)?.[1];
  if (!part || !folder) return problems;
  const url = new URL(folder + part, src).href;
  const answer = await headOf(url, origin);
  problems.push(...fileFaults(url, answer));
  const allows = answer?.headers.get('access-control-allow-origin');
  if (answer && new URL(url).origin !== origin && allows !== '*' && allows !== origin) {
    problems.push(
      `${url} comes without Access-Control-Allow-Origin: *, so no page of ${origin} can import it.`,
    );
  }
  return problems;
}

function* fileFaults(url: string, answer: Response | null): Iterable<string> {
  const type = answer?.headers.get('content-type') ?? 'no content type';
  if (!answer) yield `${url} cannot be reached.`;
  else if (!answer.ok || !/javascript/.test(type))
    yield `${url} is HTTP ${answer.status}, ${type}: it has to be JavaScript.${otherVersion(url)}`;
}

/** An address keeps the version that it had before an upgrade. */
function otherVersion(url: string): string {
  const named = /\/(\d+\.\d+\.\d+[^/]*)\//.exec(new URL(url).pathname)?.[1];
  return !named || named === packageVersion()
    ? ''
    : ` Its address has version ${named}, and the package here is ${packageVersion()}.`;
}

/** A service answers, answers JSON, and lets the page in. */
async function checkService(base: string, path: string, { url, policy }: FoundPage): Promise<string[]> {
  const { origin, protocol } = new URL(url);
  const service = new URL(base);
  const problems: string[] = [];
  if (!letsCall(policy, service, origin)) {
    problems.push(`The page's Content-Security-Policy does not have ${service.origin} in connect-src.`);
  }
  if (protocol === 'https:' && service.protocol === 'http:' && service.hostname !== 'localhost') {
    problems.push(`A page of https does not call ${base}: its address has to begin with https:.`);
  }
  const answer = await headOf(base + path, origin);
  if (!answer) return [...problems, `${base} does not answer. Does the service run there?`];
  const type = answer.headers.get('content-type') ?? '';
  if (path !== '/' && /html/.test(type)) {
    problems.push(
      `GET ${base}${path} answers HTTP ${answer.status} with a page, where the shell needs JSON. Is it the address of the user centre?${twiceHint(base)}`,
    );
  } else if (path !== '/' && answer.status === 404) {
    problems.push(
      `GET ${base}${path} answers HTTP 404: the service does not know the call. Is ${base} the address of the user centre?${twiceHint(base)}`,
    );
  }
  if (service.origin === origin) return problems;
  const asked = await headOf(base + path, origin, {
    method: 'OPTIONS',
    headers: preflightHeaders('GET'),
  });
  const missing = corsLacks(answer, origin).map(({ name, wanted }) => `${name}: ${wanted}`);
  const refused = refusedHeaders(asked);
  if (refused.length > 0) missing.push(`Access-Control-Allow-Headers of OPTIONS with ${refused.join(', ')}`);
  if (missing.length > 0)
    problems.push(`${base} does not let pages of ${origin} in. Its answers lack\n  ${missing.join('\n  ')}`);
  return problems;
}

/** Whether a policy lets the page call a service. A header that was sent twice has two policies, which both count. */
function letsCall(policy: string, service: URL, origin: string): boolean {
  return policy.split(',').every((one) => {
    const directives = one.split(';').map((directive) => directive.trim().split(/\s+/));
    const of = (name: string) => directives.find(([first]) => first?.toLowerCase() === name)?.slice(1);
    const sources = of('connect-src') ?? of('default-src');
    return sources?.some((source) => covers(source.toLowerCase(), service, origin)) ?? true;
  });
}

/**
 * Whether a source of a directive stands for a service: `'self'`, a scheme such as `https:`, or a host. Paths are not
 * looked at.
 */
function covers(source: string, service: URL, origin: string): boolean {
  if (source === '*') return true;
  if (source === "'self'") return service.origin === origin;
  const isScheme = (scheme: string) =>
    `${scheme}:` === service.protocol || (scheme === 'http' && service.protocol === 'https:');
  if (source.endsWith(':')) return isScheme(source.slice(0, -1));
  const [, scheme, host, port] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:']+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  if (!host || (scheme && !isScheme(scheme))) return false;
  const { hostname } = service;
  const isHost = host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host;
  return isHost && (port === '*' || isPort(port, service));
}

/** Without a port a source stands for that of the scheme, as an address does. */
function isPort(port: string | undefined, { port: own, protocol }: URL): boolean {
  const usual = protocol === 'https:' ? '443' : '80';
  return (own || usual) === (port ?? usual);
}

const TIMEOUT = 10_000;

/** Null where nothing answers. */
async function ask(url: string, origin: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    const headers = { origin, ...(init.headers as Record<string, string> | undefined) };
    return await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT) });
  } catch {
    return null;
  }
}

/** An answer whose body is not read: one that stays open would keep the command from ending. */
async function headOf(...call: Parameters<typeof ask>): Promise<Response | null> {
  const answer = await ask(...call);
  await answer?.body?.cancel();
  return answer;
}
