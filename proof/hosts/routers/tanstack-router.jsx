import { HostLayout, renderHost } from '@oms/tools/routers/react-host';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';

/** A host on TanStack Router. */
export function start(ShellRoutes, useLeaveQuestion) {
  const root = createRootRoute({
    component: () => (
      <HostLayout code={{ ShellRoutes, useLeaveQuestion }}>
        <Link to="/returns">Own link</Link>
        <Outlet />
      </HostLayout>
    ),
  });
  const pageOf = (path, title) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{title}</h1> });
  const router = createRouter({
    routeTree: root.addChildren([pageOf('/orders', 'Orders'), pageOf('/returns', 'Returns')]),
  });
  renderHost(<RouterProvider router={router} />);
}
