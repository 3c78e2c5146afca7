import { OmsNoticeCenter, OmsSidemenu, OmsTopnav, ShellProvider } from '@oms/shell/react';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A host on TanStack Router. */
export function start(ShellRoutes: ComponentType, useLeaveQuestion: (unsaved: boolean) => void): void {
  const Layout = () => {
    const [unsaved, setUnsaved] = useState(false);
    useLeaveQuestion(unsaved);
    return (
      <>
        <ShellRoutes />
        <OmsTopnav />
        <OmsNoticeCenter />
        <OmsSidemenu mode="tree" />
        <label>
          <input type="checkbox" checked={unsaved} onChange={() => setUnsaved(!unsaved)} /> Unsaved
        </label>
        <Link to="/returns">Own link</Link>
        <Outlet />
      </>
    );
  };
  const root = createRootRoute({ component: Layout });
  const pageOf = (path: string, title: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{title}</h1> });
  const router = createRouter({
    routeTree: root.addChildren([pageOf('/orders', 'Orders'), pageOf('/returns', 'Returns')]),
  });
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ShellProvider>
      <RouterProvider router={router as never} />
    </ShellProvider>,
  );
}
