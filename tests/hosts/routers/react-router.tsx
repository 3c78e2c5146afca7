import { OmsNoticeCenter, OmsSidemenu, OmsTopnav, ShellProvider } from '@oms/shell/react';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** A host on React Router. */
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
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ShellProvider>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
}
