import type { Events } from '../events/events';
import type { Platform } from '../platform/platform';
import { PREFIX } from '../session/stored';

/** Problems of the menu's data that one report names. */
const MAX_NAMED = 20;
const KEY = `${PREFIX}menu-data`;

/** Tells of bad menu data by `oms-error`: once in a tab for the same data, however often and on however many pages it comes. */
export function createProblemReport(
  events: Pick<Events, 'error'>,
  { session }: Pick<Platform, 'session'>,
): (problems: readonly string[]) => void {
  let reported = '';
  return (problems) => {
    if (problems.length === 0) return;
    const more = problems.length - MAX_NAMED;
    const named = problems.slice(0, MAX_NAMED);
    const text = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
    if (text === reported || session.get(KEY) === text) return;
    reported = text;
    session.set(KEY, text);
    // Not while a store computes: a listener may read the same store.
    queueMicrotask(() => events.error('menu-data', `Bad menu data: ${text}`, 'navigation'));
  };
}
