import { configureShell, getShell, type ShellConfigInput } from '@oms/shell';
import '@oms/shell/elements';
import { consoleRoutes, type FrameProps } from '@oms/shell/console';
import '@oms/shell/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './frame.css';
import { pages } from './pages';

/**
 * The deployment's configuration, which the server writes into the page.
 * @throws {Error} if the page has none: then another server than its own serves it
 */
function pageConfig(): ShellConfigInput {
  const block = document.querySelector('script[data-oms-config]');
  const text = block?.textContent?.trim();
  if (!text) throw new Error('index.html has no configuration in its data-oms-config block');
  return JSON.parse(text) as ShellConfigInput;
}

/** The layout of the console's pages: top bar, side menu, the page, and the feedback button. */
function Frame({ sideMenu, children }: FrameProps) {
  return (
    <>
      <oms-topnav className="bar" />
      <div className="body">
        {sideMenu && <oms-sidemenu className="side" />}
        {children}
      </div>
      <oms-feedback />
    </>
  );
}

configureShell(pageConfig());
const router = createBrowserRouter(consoleRoutes({ Frame, pages }));

// The router opens the console's own pages, so a link of the shell to one of them loads no document.
getShell().on('oms-navigate', (event) => {
  const { url, target } = event.detail;
  const { origin, pathname, search, hash } = new URL(url, location.href);
  if (target !== '_self' || origin !== location.origin) return;
  event.preventDefault();
  void router.navigate(pathname + search + hash);
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
