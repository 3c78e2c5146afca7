import type { FailedCall } from '../../core/request/failed-calls';

/** One line of what a report may tell of the page. */
export interface Fact {
  name: string;
  value: string;
}

/** Characters of all lines that go (docs/behaviour.md#feedback). */
export const MAX_ENVIRONMENT = 10_000;
const MOST_VALUE = 500;

/** One line without control and direction characters: what a page or a server has written must not look like another line. */
export const plainLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, MOST_VALUE)
    .trim();

/** A failed call as one line: time, method and path, status and code. */
export function failedLine({ at, call, status, code }: FailedCall): string {
  const status_ = status === null ? [] : [String(status)];
  // A failed status is the code, too.
  const codes = code === status_[0] ? status_ : [...status_, code];
  return [new Date(at).toISOString(), call, ...codes].join(' ');
}

/** The text that goes: the lines that are shown, in their order. */
export const environmentText = (facts: readonly Fact[]): string =>
  facts
    .map(({ name, value }) => `${name}: ${value}`)
    .join('\n')
    .slice(0, MAX_ENVIRONMENT);
