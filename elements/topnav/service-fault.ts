import type { ShellError } from '../../src/core/errors';
import type { TextKey } from '../../src/core/i18n/texts';
import type { LostService } from '../../src/core/request/reach';

/**
 * What is wrong with a service, as far as it is known: it refuses the page, the page may not call it, it answers
 * otherwise than a service of the shell does, or nothing of it answers.
 */
type Fault = 'refuses' | 'refused' | 'answers' | 'unreachable';

/** A proxy answers so where it does not reach the service. */
const OF_PROXY = [502, 503, 504];

export function faultOf({ response }: ShellError, lost: LostService | undefined): Fault {
  if (lost?.reason === 'origin') return 'refuses';
  if (lost?.reason === 'policy' || lost?.reason === 'mixed') return 'refused';
  return response && !OF_PROXY.includes(response.status) ? 'answers' : 'unreachable';
}

/** Whether the page, or the service for the page, has to be set otherwise: trying again does not help. */
export const isOfPage = (fault: Fault): boolean => fault === 'refuses' || fault === 'refused';

export const TITLES = {
  refuses: 'error.refusesPage',
  refused: 'error.pageRefuses',
  answers: 'error.oddAnswer',
  unreachable: 'error.unreachable',
} as const satisfies Record<Fault, TextKey>;

export const HINTS = {
  refuses: 'error.refusesPageHint',
  refused: 'error.pageRefusesHint',
  answers: 'error.oddAnswerHint',
  unreachable: 'error.unreachableHint',
} as const satisfies Record<Fault, TextKey>;
