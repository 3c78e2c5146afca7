import type { FailedCall } from '../../core/request/failed-calls';
import { withoutSecrets } from '../../core/request/without-secrets';
import { cutText } from '../../core/text/cut';

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
  cutText(value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '), MOST_VALUE).trim();

/** Characters of a code that a service has made up. */
const MOST_CODE = 40;

/** A failed call as one line, without queries and tokens: time, method and path, status and code. */
export function failedLine({ at, error }: FailedCall): string {
  const { call = '', code, response } = error;
  const [method = '', path = ''] = call.split(' ');
  const status = response ? [String(response.status)] : [];
  // A failed status is the code, too.
  const codes = code === status[0] ? status : [...status, cutText(code, MOST_CODE)];
  return [new Date(at).toISOString(), method, withoutSecrets(path), ...codes].join(' ');
}

/** The text that goes: the lines that are shown, in their order. */
export const environmentText = (facts: readonly Fact[]): string =>
  cutText(facts.map(({ name, value }) => `${name}: ${value}`).join('\n'), MAX_ENVIRONMENT);
