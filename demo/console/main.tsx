import { configureShell } from '@oms/shell';
import '@oms/shell/elements';
import { consoleRoutes } from '@oms/shell/console';
import '@oms/shell/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pageConfig } from './config';
import { Frame } from './Frame';
import { followLinks } from './follow-links';

configureShell(pageConfig());
const router = createBrowserRouter(consoleRoutes({ Frame }));
followLinks(router);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
