/** An http(s) base URL without its trailing slash; undefined where the value is none. */
export function readBase(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const url = new URL(value);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
    return value.replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}

/** A host with its port, from a host or from an origin. */
export function readHost(value: unknown): string | undefined {
  const base = readBase(
    /^https?:/.test(String(value)) ? value : typeof value === 'string' && `https://${value}`,
  );
  return base && new URL(base).host;
}

export function readOrigin(value: unknown): string | undefined {
  const base = readBase(value);
  return base && new URL(base).origin;
}

export function isOrigin(base: string | null | undefined, origin: string | null): boolean {
  return origin !== null && readOrigin(base) === origin;
}
