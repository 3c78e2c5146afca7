import { consoleStage } from '../support/console';
import type { Options, State } from './state';

export type More = Pick<State, 'reach' | 'alsoDark'> & Omit<Options, 'path'>;

/** A page of the console in a state. */
export const consolePage = (name: string, path: string, { reach, alsoDark, ...options }: More): State => ({
  name,
  options: { ...options, path },
  setUp: consoleStage,
  ...(reach && { reach }),
  ...(alsoDark && { alsoDark }),
});
