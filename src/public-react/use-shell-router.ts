import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Route, type RouteOptions, routeMoves } from '../core/navigation/route-moves';
import { pageAddress } from '../core/platform/page-address';

export type { Route, RouteOptions };

/**
 * Has the page's router make the moves of the shell that stay in this tab and on this site (docs/routers.md), for as
 * long as the component is shown.
 * @param route the function of the latest render counts
 * @example
 * useShellRouter(useNavigate());
 */
export function useShellRouter(route: Route, { base }: RouteOptions = {}): void {
  const latest = useRef(route);
  useLayoutEffect(() => {
    latest.current = route;
  });
  // The wrong kind of value is told by what refuses it.
  const callable = typeof route === 'function';
  useEffect(() => {
    const current: Route = callable ? (path) => latest.current(path) : latest.current;
    return routeMoves(document, pageAddress, current, { base });
  }, [callable, base]);
}
