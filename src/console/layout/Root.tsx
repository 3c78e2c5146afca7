import { Outlet, ScrollRestoration } from 'react-router';
import { PageShellProvider } from '../../react/page-shell-provider';
import { css, useSheet } from '../../react/sheet';
import { baseSheets } from '../../ui/base';
import text from './console.css?inline';
import { useConsoleLook, useDocument } from './use-document';
import { useSessionRoutes, useToldAddress } from './use-session-routes';

const [resetSheet, tokensSheet] = baseSheets;
const sheet = css(text);

/** The page's shell and look, around every route. */
export function Root() {
  return (
    <PageShellProvider>
      <Page />
    </PageShellProvider>
  );
}

function Page() {
  useSheet(resetSheet);
  useSheet(tokensSheet);
  useSheet(sheet);
  const look = useConsoleLook();
  useDocument(look);
  useSessionRoutes();
  useToldAddress();
  return (
    <div className="oms-root oms-console" data-theme={look.theme} data-density={look.density}>
      <Outlet />
      <ScrollRestoration />
    </div>
  );
}
