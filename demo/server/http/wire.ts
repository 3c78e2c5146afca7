/**
 * Converts a row to JSON as the services send it: snake_case becomes camelCase, ids become strings (JavaScript numbers
 * cannot represent every bigint), times become ISO 8601 in UTC.
 */
export function toWire(row: Record<string, unknown>): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const key = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    wire[key] = wireValue(key, value);
  }
  return wire;
}

export function toWireRows(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return rows.map(toWire);
}

function wireValue(key: string, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' && (key === 'id' || key.endsWith('Id'))) return String(value);
  return value;
}
