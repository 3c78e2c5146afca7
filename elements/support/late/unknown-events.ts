import { eventNames } from '../../../src/core/events/names';
import type { Scope } from '../../../src/core/store/scope';
import { nearest } from '../../../src/core/text/nearest';
import { heardEvents } from '../../../src/shell/page-shell';
import type { Shell } from '../../../src/shell/shell';

/**
 * Names the events that the page listens to by `OmsShell.on()` and that there are not. Names of the browser and of the
 * page itself are their own.
 */
export function reportUnknownEvents({ events }: Pick<Shell, 'events'>, scope: Scope): void {
  const seen = new Set<string>(eventNames);
  const check = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const meant = nearest(name, eventNames);
    if (!meant && !name.startsWith('oms-')) return;
    const message = `on: "${name}" is no event: ${meant ? `did you mean ${meant}?` : `there are ${eventNames.join(', ')}`}`;
    console.error(`@oms/shell: ${message}`);
    events.error('argument', message, 'on');
  };
  scope.add(
    heardEvents().subscribe((names) => {
      for (const name of names) check(String(name));
    }),
  );
}
