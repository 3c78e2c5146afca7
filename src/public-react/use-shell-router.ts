import { useEffect } from 'react';
import { type Route, type RouteOptions, routeMoves } from '../core/navigation/route-moves';
import { pageAddress } from '../core/platform/page-address';

export type { Route, RouteOptions };

/**
 * Has the page's router make the moves of the shell that stay in this tab and on this site (docs/routers.md), for as long as the component is shown.
 * @param route a stable function
 * @example
 * useShellRouter(useNavigate());
 */
export function useShellRouter(route: Route, { base }: RouteOptions = {}): void {
  useEffect(() => routeMoves(document, pageAddress, route, { base }), [route, base]);
}
