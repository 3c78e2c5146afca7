import type { StaticServer } from '@oms/tools/static-server';
import { faultsOf, namedElements } from '../named-elements';
import type { Stage } from '../pages';
import { crossedBy } from '../tally';

/** Elements of a page's markup stand for properties of `window` and of `document` by their names. */
export async function clobbering({ browser, tally, quick }: Stage, server: StaticServer): Promise<void> {
  const row = tally.of('elements of the page with the names that the shell reads');
  for (const [number, [what, place, markups]] of namedElements.slice(0, quick ? 2 : undefined).entries()) {
    const markup = markups.join('');
    const faults = await faultsOf(browser, server, `/named-${number}`, {
      file: 'oms-shell.js',
      place,
      markup,
    });
    row.add(crossedBy(faults.length > 0 ? `${what}: ${faults.join(', ')}` : null), markups.length);
  }
}
