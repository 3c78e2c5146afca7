import { createBrowserRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { HostLayout, type RouterCode, renderHost } from './react-host';

/** A host on React Router. */
export function start(
  ShellRoutes: RouterCode['ShellRoutes'],
  useLeaveQuestion: RouterCode['useLeaveQuestion'],
): void {
  const Layout = () => (
    <HostLayout code={{ ShellRoutes, useLeaveQuestion }}>
      <Link to="/returns">Own link</Link>
      <Outlet />
    </HostLayout>
  );
  const pageOf = (title: string) => <h1>{title}</h1>;
  const router = createBrowserRouter([
    {
      element: <Layout />,
      children: [
        { path: '/orders', element: pageOf('Orders') },
        { path: '/returns', element: pageOf('Returns') },
      ],
    },
  ]);
  renderHost(<RouterProvider router={router} />);
}
