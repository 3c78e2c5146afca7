import { show } from '../unknown-options';
import type { RowOf, Rules } from './rules';

/**
 * The members of a row by their rules; null where one cannot be used.
 * @param tell gets a sentence for each of these
 */
export function readMembers<const Members extends Rules>(
  rules: Members,
  row: Readonly<Record<string, unknown>>,
  tell: (member: string, fault: string) => void,
): RowOf<Members> | null {
  const values: Record<string, unknown> = {};
  let sound = true;
  for (const [member, { allowed, read, otherwise }] of Object.entries(rules)) {
    const value = row[member];
    const isMissing = value === undefined || value === null;
    values[member] = isMissing ? otherwise?.value : read(value);
    if (values[member] !== undefined || (isMissing && otherwise)) continue;
    sound = false;
    tell(
      member,
      `${member}: ${isMissing ? 'is missing' : `${show(value)} cannot be used`}; allowed: ${allowed}`,
    );
  }
  return sound ? (values as RowOf<Members>) : null;
}
