import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import * as paths from '../page/addresses/console-paths';
import { FreshOutlet } from './layout/FreshOutlet';
import { HomeLayout } from './layout/HomeLayout';
import { Root } from './layout/Root';
import { RouteFault } from './layout/RouteFault';
import { OWN_PAGES } from './own-pages';
import { lazyPage } from './parts/lazy-page';
import type { FrameProps, RouteMeta } from './types';

export interface ConsoleOptions {
  /** Stands around every page of /home. */
  Frame: ComponentType<FrameProps>;
  /** Pages of business modules under /home, with their flags (`RouteMeta`) in `handle`; they go before those of the menu. */
  pages?: readonly RouteObject[] | undefined;
}

/** Pages of people who are not signed in, by the ids of their routes. */
const entryPages = [
  { id: 'login', path: paths.LOGIN, Page: lazyPage(() => import('./pages/LoginRoute')) },
  { id: 'reset', path: paths.RESET, Page: lazyPage(() => import('./pages/ResetRoute')) },
  { id: 'register', path: paths.REGISTER, Page: lazyPage(() => import('./pages/RegisterRoute')) },
  { id: 'verify', path: paths.VERIFY, Page: lazyPage(() => import('./pages/VerifyRoute')) },
  { id: 'privacy', path: paths.PRIVACY, Page: lazyPage(() => import('./pages/PrivacyRoute')) },
];
const MenuPage = lazyPage(() => import('./pages/MenuPage'));

const ownPages = Object.entries(OWN_PAGES).map(([id, { path, load }]): RouteObject => {
  const Page = lazyPage(load);
  return { id, path, element: <Page /> };
});

const meta = (flags: RouteMeta): RouteMeta => flags;

/**
 * The route table of the console (docs/behaviour.md#routes), for `createBrowserRouter`. `configureShell` has to be called before
 * the routes are first rendered. Pages load when they are first shown.
 */
export function consoleRoutes({ Frame, pages = [] }: ConsoleOptions): RouteObject[] {
  return [
    {
      element: <Root />,
      children: [
        {
          element: <FreshOutlet />,
          errorElement: <RouteFault />,
          children: [
            { index: true, element: <Navigate to={paths.HOME} replace /> },
            ...entryPages.map(
              ({ id, path, Page }): RouteObject => ({
                id,
                path,
                element: <Page />,
                handle: meta({ bread: false }),
              }),
            ),
            {
              element: <HomeLayout Frame={Frame} />,
              children: [
                {
                  element: <FreshOutlet />,
                  errorElement: <RouteFault />,
                  children: [...ownPages, ...pages, { id: 'menuPage', path: '*', element: <MenuPage /> }],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
