/** The few assertions that browser tests need; the runner brings none. */
function explain(expected: unknown, found: unknown, what: string): string {
  return `${what ? `${what}: ` : ''}expected ${show(expected)}, found ${show(found)}`;
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null
    ? (JSON.stringify(value) ?? String(value))
    : String(value);
}

export function ok(value: unknown, what: string): asserts value {
  if (!value) throw new Error(`${what}: expected a true value, found ${show(value)}`);
}

/** Same value, or the same data for plain arrays and objects. */
export function equal(found: unknown, expected: unknown, what = ''): void {
  if (Object.is(found, expected)) return;
  const data = typeof found === 'object' && typeof expected === 'object';
  if (!data || JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(explain(expected, found, what));
}

/** The very same object. */
export function same(found: unknown, expected: unknown, what = ''): void {
  if (!Object.is(found, expected)) throw new Error(explain(expected, found, what));
}

export function includes(text: string | undefined, part: string): void {
  if (!text?.includes(part)) throw new Error(explain(`…${part}…`, text, ''));
}
