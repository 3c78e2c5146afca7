import { useLayoutEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, type UIMatch } from 'react-router';
import { css } from '../../react/css';
import { ShellProvider } from '../../react/page-shell-provider';
import { RootContext, useSheet } from '../../react/sheet';
import type { PageLook } from '../../react/use-page-look';
import { usePageLook } from '../../react/use-page-look';
import { useLang } from '../../react/use-text';
import { useTokens } from '../../react/use-tokens';
import { baseSheets } from '../../ui/base';
import printSheet from '../../ui/print.css?sheet';
import { publicTokens } from '../../ui/public-tokens';
import { metaOf } from '../types';
import { BrowserNotice } from './BrowserNotice';
import sheet from './console.css?sheet';
import { PrintNote } from './PrintNote';
import { ServiceNotice } from './ServiceNotice';
import { useLeaveGuard } from './use-leave-guard';
import { useSessionRoutes, useToldAddress } from './use-session-routes';

const [resetSheet, tokensSheet] = baseSheets;

/** The pages of a console's host use the tokens by their public names, which the document has from here on. */
const publishedTokens = css(publicTokens(tokensSheet.text));

/** A kept page has one scroll position, by whichever way somebody returns to it. */
const scrollKey = ({ key, pathname }: Location, matches: UIMatch[]): string =>
  metaOf(matches).keepAlive ? pathname : key;

/** The page's shell and look, around every route. */
export function Root() {
  return (
    <ShellProvider fallback={null}>
      <RootContext value={typeof document === 'undefined' ? null : document}>
        <Page />
      </RootContext>
    </ShellProvider>
  );
}

function Page() {
  useSheet(resetSheet);
  useSheet(tokensSheet);
  useTokens();
  useSheet(publishedTokens);
  useSheet(printSheet);
  useSheet(sheet);
  const look = usePageLook(true);
  useDocument(look);
  useSessionRoutes();
  useToldAddress();
  useLeaveGuard();
  return (
    <div className="oms-root oms-console" data-theme={look.theme} data-density={look.density}>
      <BrowserNotice />
      <ServiceNotice />
      <PrintNote />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** Gives the document the look and the language: scroll bars, form controls and screen readers go by them. */
function useDocument({ theme, density }: PageLook): void {
  const lang = useLang();
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = lang;
    root.dataset.theme = theme;
    root.dataset.density = density;
  }, [lang, theme, density]);
}
