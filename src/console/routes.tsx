import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import * as paths from '../core/config/console-paths';
import { HomeLayout } from './layout/HomeLayout';
import { Root } from './layout/Root';
import { RouteFault } from './layout/RouteFault';
import { lazyPage } from './parts/lazy-page';
import type { FrameProps, RouteMeta } from './types';

export interface ConsoleOptions {
  /** Stands around every page of /home. */
  Frame: ComponentType<FrameProps>;
  /** Pages of business modules under /home, with their flags (`RouteMeta`) in `handle`; they go before those of the menu. */
  pages?: readonly RouteObject[] | undefined;
}

const LoginRoute = lazyPage(() => import('./pages/LoginRoute'));
const HomePanel = lazyPage(() => import('./pages/HomePanel'));
const PasswordRoute = lazyPage(() => import('./pages/PasswordRoute'));
const ProfileRoute = lazyPage(() => import('./pages/ProfileRoute'));
const SecurityRoute = lazyPage(() => import('./pages/SecurityRoute'));
const ConnectionsRoute = lazyPage(() => import('./pages/ConnectionsRoute'));
const ActAsRoute = lazyPage(() => import('./pages/ActAsRoute'));
const AnnounceListRoute = lazyPage(() => import('./pages/AnnounceListRoute'));
const AnnounceDetailRoute = lazyPage(() => import('./pages/AnnounceDetailRoute'));
const NoticeListRoute = lazyPage(() => import('./pages/NoticeListRoute'));
const NoticeDetailRoute = lazyPage(() => import('./pages/NoticeDetailRoute'));
const NoPage = lazyPage(() => import('./pages/NoPage'));
const MenuPage = lazyPage(() => import('./pages/MenuPage'));

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
          errorElement: <RouteFault />,
          children: [
            { index: true, element: <Navigate to={paths.HOME} replace /> },
            { id: 'login', path: paths.LOGIN, element: <LoginRoute />, handle: meta({ bread: false }) },
            {
              element: <HomeLayout Frame={Frame} />,
              children: [
                {
                  errorElement: <RouteFault />,
                  children: [
                    { id: 'homePanel', path: paths.HOME, element: <HomePanel /> },
                    { id: 'password', path: paths.PASSWORD, element: <PasswordRoute /> },
                    { id: 'profile', path: paths.PROFILE, element: <ProfileRoute /> },
                    { id: 'security', path: paths.SECURITY, element: <SecurityRoute /> },
                    { id: 'connections', path: paths.CONNECTIONS, element: <ConnectionsRoute /> },
                    { id: 'actAs', path: paths.ACT_AS, element: <ActAsRoute /> },
                    { id: 'announceList', path: paths.ANNOUNCEMENTS, element: <AnnounceListRoute /> },
                    { id: 'announceDetail', path: paths.ANNOUNCEMENT, element: <AnnounceDetailRoute /> },
                    { id: 'noticeList', path: paths.NOTICES, element: <NoticeListRoute /> },
                    { id: 'noticeDetail', path: paths.NOTICE, element: <NoticeDetailRoute /> },
                    { id: 'nopage', path: paths.NO_PAGE, element: <NoPage /> },
                    ...pages,
                    { id: 'menuPage', path: '*', element: <MenuPage /> },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
