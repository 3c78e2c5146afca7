import { version } from 'react';
import type { Events } from '../../../core/events/events';

/** The first that has all that the shell takes of React. */
const NEEDED = [19, 2] as const;

/**
 * Names a React that the page's bundler has put in the place of the right one: much works with it, and some panel ends
 * with an error that leads nowhere. Builds with Preact of their own have nothing in the place of this.
 * @param found of the React that the elements render with
 */
export function checkReact(events: Pick<Events, 'error'>, found = version): void {
  const [major = 0, minor = 0] = found.split('.').map((part) => Number.parseInt(part, 10));
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  const message = `react is ${found} in this bundle, and @oms/shell needs ${NEEDED.join('.')} or newer: where @preact/preset-vite puts Preact in its place, set preact({ reactAliasesEnabled: false }) in vite.config; a page with an older React takes the script tag`;
  console.error(`@oms/shell: ${message}`);
  events.error('config', message, 'react');
}
