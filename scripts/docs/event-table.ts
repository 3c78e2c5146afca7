import { CANCELABLE, type OmsEventName } from '../../src/core/events/types';
import { codes, tableOf } from '../../tools/markdown';
import { commentOf, type Documented, docstringsOf } from '../describe/docstrings';

/** More values than these are listed elsewhere. */
const MOST_VALUES = 4;

/** The table of the events, from their one map. */
export function eventTable(): string {
  const events = docstringsOf('src/core/events/types.ts', 'OmsEventMap');
  const rows = events.map(({ name }) => {
    const event = commentOf(events, name);
    return [`\`${name}\``, event.members.map(detailWords).join(', '), meaningOf(event)];
  });
  return tableOf(['event', 'detail', 'meaning'], rows);
}

function detailWords({ name, values }: Documented): string {
  const listed = values.length > 0 && values.length <= MOST_VALUES;
  return listed ? `\`${name}\` (${codes(values)})` : `\`${name}\``;
}

function meaningOf({ name, words, tags }: Documented): string {
  const cancelable = CANCELABLE.has(name as OmsEventName);
  if (cancelable !== 'cancel' in tags) {
    throw new Error(`"${name}": its comment needs @cancel if, and only if, it is in CANCELABLE`);
  }
  return cancelable ? `${words}; cancelable: ${tags.cancel}` : words;
}
