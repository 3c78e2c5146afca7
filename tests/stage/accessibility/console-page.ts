import { consoleStage } from '../support/console';
import type { Options, State } from './state';

export type More = Pick<State, 'reach' | 'again'> & Omit<Options, 'path'>;

/** A page of the console in a state. */
export const consolePage = (name: string, path: string, { reach, again, ...options }: More): State => ({
  name,
  options: { ...options, path },
  setUp: consoleStage,
  ...(reach && { reach }),
  ...(again && { again }),
});
