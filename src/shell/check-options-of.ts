import type { CheckedMethod } from '../core/advice/check-options';
import { loadPart } from '../page/platform/load-part';
import type { Shell } from './shell';

/** A misspelt option is told of, and the call goes on without it. */
export function checkOptionsOf({ events }: Shell, method: CheckedMethod, options: unknown): void {
  if (!options) return;
  loadPart(() => import('../core/advice/advice')).then(
    (part) => part.checkOptions(events, method, options),
    () => {},
  );
}
