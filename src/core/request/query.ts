import type { Params } from './types';

/** The address with the given query values added; those that are null or undefined are left out. */
export function withQuery(url: string, params: Params): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) target.searchParams.set(name, String(value));
  }
  return target.href;
}
