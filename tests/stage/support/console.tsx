import '@oms/shell/react';
import { getShell } from '@oms/shell';
import { consoleRoutes, type FrameProps } from '@oms/shell/console';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onLeave, type Stage, type StageOptions, stage } from './stage';

export interface ConsoleOptions extends StageOptions {
  /** Pages of business modules, as of the route table. */
  pages?: readonly RouteObject[];
}

export interface Console extends Stage {
  /** Opens a page of the console by its router. */
  go(path: string): Promise<void>;
}

function Frame({ sideMenu, children }: FrameProps) {
  return (
    <>
      <oms-topnav />
      <div style={{ display: 'flex' }}>
        {sideMenu && <oms-sidemenu />}
        <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
      </div>
    </>
  );
}

/** The console with bar and menu around its pages, at the path of the options. */
export async function consoleStage({ pages = [], ...options }: ConsoleOptions = {}): Promise<Console> {
  const made = await stage({
    portal: true,
    ...options,
    markup: '<div id="root"></div>',
  });
  const router = createBrowserRouter(consoleRoutes({ Frame, pages }));
  // The console's own pages are opened by its router, as a host does.
  const off = getShell().on('oms-navigate', ({ detail: { url, target } }) => {
    const { origin, pathname, search, hash } = new URL(url, location.href);
    if (target === '_self' && origin === location.origin) void router.navigate(pathname + search + hash);
  });
  const sheets = [...document.adoptedStyleSheets];
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  root.render(<RouterProvider router={router} />);
  onLeave(() => {
    // The document of a console has tokens for its own pages; that of the next test has none.
    document.adoptedStyleSheets = sheets;
    root.unmount();
    router.dispose();
    off();
  });
  return { ...made, go: (path) => router.navigate(path) };
}
