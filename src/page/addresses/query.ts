/** Values of a query; `undefined` and `null` are left out. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The address with the given query values added. */
export function withQuery(url: string, params: Params): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) target.searchParams.set(name, String(value));
  }
  return target.href;
}
