import type { Cookies } from '../platform/cookies';
import type { KeyValue } from '../platform/storage';

const DAY = 86_400_000;

/** A value that all tabs of a user on a site read and write. */
export interface Register {
  /** The cookie's value, which more tabs see; where there is none, the one in the storage of the origin. */
  get(): string | null;
  /** Both values. */
  all(): readonly (string | null)[];
  set(value: string): void;
  /** Takes the value out of the storage of the origin, which has no lifetime. */
  forget(): void;
}

/** @returns opens the register of a name; `life` in ms is that of its cookie */
export function registerOf({
  cookies,
  local,
  domain,
}: {
  cookies: Cookies;
  local: KeyValue;
  domain: string | null;
}): (name: string, life: number) => Register {
  return (name, life) => ({
    get: () => cookies.get(name) ?? local.get(name),
    all: () => [cookies.get(name), local.get(name)],
    set(value) {
      cookies.set(name, value, { days: life / DAY, domain: domain ?? undefined });
      local.set(name, value);
    },
    forget: () => local.remove(name),
  });
}
