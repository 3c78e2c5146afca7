import '@oms/shell/react';
import '@oms/shell/elements';
import { configureShell, getShell, type ShellConfigInput } from '@oms/shell';
import { consoleRoutes, type FrameProps } from '@oms/shell/console';
import { type FakeServices, type FakeServicesOptions, fakeServices } from '@oms/shell/testing';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { page } from 'vitest/browser';

export interface ConsoleOptions {
  /** What the services have. */
  readonly services?: FakeServicesOptions;
  readonly config?: ShellConfigInput;
  /** Path of the page, with its query. */
  readonly path?: string;
  /** The pages that are opened. */
  readonly pages?: readonly RouteObject[];
  /** Of the window, in px. */
  readonly width?: number;
  readonly height?: number;
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

const leaving = new Set<() => void>();

/**
 * The console with bar and menu around its pages, on services that are answered in the page. English, unless the
 * options say otherwise.
 */
export async function consoleStage({
  services: options,
  config = {},
  path = '/home',
  pages = [],
  width = 1440,
  height = 900,
}: ConsoleOptions = {}): Promise<FakeServices> {
  // Keys go to the frame that has the focus, which the runner's own page may have taken.
  window.focus();
  await page.viewport(width, height);
  history.replaceState(null, '', path);
  const services = fakeServices({ lang: 'en', ...options });
  configureShell({
    ...services.config,
    hosts: { ...services.config.hosts, console: location.origin },
    portal: true,
    unauthorised: 'button',
    ...config,
  });
  document.body.innerHTML = '<div id="root"></div>';
  const router = createBrowserRouter(consoleRoutes({ Frame, pages }));
  // The console's own pages are opened by its router, as a host does.
  const off = getShell().on('oms-navigate', (event) => {
    event.preventDefault();
    const { url, target } = event.detail;
    const { origin, pathname, search, hash } = new URL(url, location.href);
    if (target === '_self' && origin === location.origin) void router.navigate(pathname + search + hash);
  });
  const sheets = [...document.adoptedStyleSheets];
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  root.render(<RouterProvider router={router} />);
  leaving.add(() => {
    // The document of a console has tokens for its own pages; that of the next test has none.
    document.adoptedStyleSheets = sheets;
    root.unmount();
    router.dispose();
    off();
  });
  return services;
}

/** Ends the visit; the shell is still there. */
export async function leavePage(): Promise<void> {
  for (const fn of leaving) fn();
  leaving.clear();
  document.body.replaceChildren();
  // Elements end in a microtask after they have left the page.
  await Promise.resolve();
}
