export interface CookieOptions {
  /** Lifetime in days. */
  days: number;
  /** The browser sends the cookie to this domain and its subdomains. */
  domain?: string | undefined;
}

/** The page's own cookies; scripts cannot see HttpOnly ones. */
export interface Cookies {
  get(name: string): string | null;
  set(name: string, value: string, options: CookieOptions): void;
  remove(name: string, domain?: string): void;
  names(): string[];
}

const DAY = 86_400;

/**
 * `document.cookie` behind `Cookies`. Where a sandboxed frame refuses cookies there are none.
 * @param onRefused runs at a refusal, so that `doctor()` can name it
 */
export function documentCookies(
  doc: Pick<Document, 'cookie'>,
  secure: boolean,
  onRefused: () => void = () => {},
): Cookies {
  const read = (): [string, string][] => {
    try {
      return doc.cookie
        .split('; ')
        .filter((pair) => pair !== '')
        .map((pair) => {
          const at = pair.indexOf('=');
          return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
        });
    } catch {
      onRefused();
      return [];
    }
  };
  const write = (name: string, value: string, seconds: number, domain: string | undefined): void => {
    const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `max-age=${seconds}`, 'samesite=lax'];
    if (domain) parts.push(`domain=${domain}`);
    if (secure) parts.push('secure');
    try {
      doc.cookie = parts.join('; ');
    } catch {
      onRefused();
    }
  };
  return {
    get(name) {
      const found = read().find(([key]) => key === name);
      if (!found) return null;
      try {
        return decodeURIComponent(found[1]);
      } catch {
        return found[1];
      }
    },
    set: (name, value, { days, domain }) => write(name, value, Math.round(days * DAY), domain),
    remove(name, domain) {
      write(name, '', 0, undefined);
      if (domain) write(name, '', 0, domain);
    },
    names: () => read().map(([name]) => name),
  };
}
