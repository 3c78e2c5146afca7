/** The headers of calls that a service has to allow pages of other origins. */
const CALL_HEADERS = ['authorization', 'content-type', 'idempotency-key'];

/** What a preflight asks for. */
export const preflightHeaders = (method: string): Readonly<Record<string, string>> => ({
  'access-control-request-method': method,
  'access-control-request-headers': CALL_HEADERS.join(','),
});

/** A header as it has to be. */
export interface Lacking {
  readonly name: string;
  readonly wanted: string;
  /** Null where the answer does not have it. */
  readonly got: string | null;
}

/** What an answer lacks for pages of an origin to read it. */
export const corsLacks = ({ headers }: Response, origin: string): Lacking[] =>
  [
    { name: 'Access-Control-Allow-Origin', wanted: origin },
    { name: 'Access-Control-Allow-Credentials', wanted: 'true' },
  ]
    .map((one) => ({ ...one, got: headers.get(one.name) }))
    .filter(({ wanted, got }) => got !== wanted);

/** The headers of calls that the answer to a preflight does not allow. With credentials, `*` stands for none. */
export function refusedHeaders(answer: Response | null): string[] {
  const allowed = (answer?.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/[\s,]+/);
  return CALL_HEADERS.filter((name) => !allowed.includes(name));
}
