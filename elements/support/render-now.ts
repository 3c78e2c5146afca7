import * as React from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs what renders, and has it on the page when this returns. Inside a render or commit of the same copy of React
 * that cannot be: there React commits it at the end of its own commit, which is before the paint too.
 */
export function renderNow(work: () => void): void {
  if (insideReact()) work();
  else flushSync(work);
}

/**
 * React's development build complains about flushSync in a commit, as when its host inserts an element of ours; the
 * production build just skips the flush. An owner stack is there only while React works on a component, and only
 * in development, where alone it is needed.
 */
function insideReact(): boolean {
  return typeof React.captureOwnerStack === 'function' && React.captureOwnerStack() !== null;
}
