import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { HostLayout, type RouterCode, renderHost } from './ReactHost';

/** A host on TanStack Router. */
export function start(
  ShellRoutes: RouterCode['ShellRoutes'],
  useLeaveQuestion: RouterCode['useLeaveQuestion'],
): void {
  const root = createRootRoute({
    component: () => (
      <HostLayout code={{ ShellRoutes, useLeaveQuestion }}>
        <Link to="/returns">Own link</Link>
        <Outlet />
      </HostLayout>
    ),
  });
  const pageOf = (path: string, title: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{title}</h1> });
  const router = createRouter({
    routeTree: root.addChildren([pageOf('/orders', 'Orders'), pageOf('/returns', 'Returns')]),
  });
  renderHost(<RouterProvider router={router as never} />);
}
