import { readConfig } from '../../src/core/config/read';
import type { ShellConfig } from '../../src/core/config/types';
import type { FramePage } from '../paint/frame/page';

/**
 * The request that a page answers, as frames ask for it. Storage is the browser's: a server knows nothing of what was
 * folded or opened there.
 */
export function requestedPage(
  configOf: (origin: string) => ShellConfig,
  url: string,
  cookies: string | undefined,
): FramePage {
  const { href, origin } = new URL(url);
  return {
    config: configOf(origin),
    additions: [],
    href,
    cookie: (name) => cookieIn(cookies ?? '', name),
    local: () => null,
    session: () => null,
    scheme: () => 'auto',
  };
}

function cookieIn(header: string, name: string): string | undefined {
  const found = header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Origins whose configuration is kept. A server has few hosts; a client that invents more of them must not fill the memory. */
const MOST_ORIGINS = 50;

/** Reads a configuration once for each origin: whether a page is of the portal depends on it. */
export function configs(sources: readonly unknown[]): (origin: string) => ShellConfig {
  const known = new Map<string, ShellConfig>();
  return (origin) => {
    const found = known.get(origin) ?? readConfig(sources, origin).config;
    if (known.size < MOST_ORIGINS) known.set(origin, found);
    return found;
  };
}
