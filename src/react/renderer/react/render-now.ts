import * as React from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs work that renders, and commits it before this returns. Inside a render or commit of the same copy of React that is
 * impossible: React then commits it at the end of its own commit, which is also before the paint.
 */
export function renderNow(work: () => void): void {
  if (insideReact()) work();
  else flushSync(work);
}

/**
 * React's development build warns about flushSync in a commit, such as when a React host inserts an element of the shell; the
 * production build only skips the flush. An owner stack exists only while React works on a component, and only in
 * development, the one build that needs it.
 */
function insideReact(): boolean {
  const { captureOwnerStack } = React as Partial<typeof React>;
  return captureOwnerStack !== undefined && captureOwnerStack() !== null;
}
