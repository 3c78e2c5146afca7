import { useEffect } from 'react';
import { useBlocker, useMatches } from 'react-router';
import { unsavedStore } from '../../domain/unsaved/store';
import { useFeature } from '../../react/shell-context';
import { metaOf } from '../types';

/** The router's moves, Back too, ask first while a form has changes (docs/behaviour.md#forms). */
export function useLeaveGuard(): void {
  const unsaved = useFeature(unsavedStore);
  // Such a page stays as it is, with its forms.
  const kept = metaOf(useMatches()).keepAlive === true;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !kept && currentLocation.pathname !== nextLocation.pathname && unsaved.dirty(),
  );
  useEffect(() => unsaved.routeHere(), [unsaved]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let asked = true;
    void unsaved.mayLeave().then((leaves) => {
      if (!asked) return;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asked = false;
    };
  }, [blocker, unsaved]);
}
