import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
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
 * The route table of the console (spec 2.1), for `createBrowserRouter`. `configureShell` has to be called before the
 * routes are first rendered. Pages load when they are first shown.
 */
export function consoleRoutes({ Frame, pages = [] }: ConsoleOptions): RouteObject[] {
  return [
    {
      element: <Root />,
      children: [
        {
          errorElement: <RouteFault />,
          children: [
            { index: true, element: <Navigate to="/home" replace /> },
            { id: 'login', path: '/login', element: <LoginRoute />, handle: meta({ bread: false }) },
            {
              element: <HomeLayout Frame={Frame} />,
              children: [
                {
                  errorElement: <RouteFault />,
                  children: [
                    { id: 'homePanel', path: '/home', element: <HomePanel /> },
                    { id: 'password', path: '/home/password', element: <PasswordRoute /> },
                    { id: 'profile', path: '/home/profile', element: <ProfileRoute /> },
                    { id: 'security', path: '/home/sercurity', element: <SecurityRoute /> },
                    { id: 'connections', path: '/home/connections', element: <ConnectionsRoute /> },
                    { id: 'actAs', path: '/home/actas', element: <ActAsRoute /> },
                    { id: 'announceList', path: '/home/announce/list', element: <AnnounceListRoute /> },
                    { id: 'announceDetail', path: '/home/announce/detail', element: <AnnounceDetailRoute /> },
                    { id: 'noticeList', path: '/home/notice/list', element: <NoticeListRoute /> },
                    { id: 'noticeDetail', path: '/home/notice/list/detail', element: <NoticeDetailRoute /> },
                    { id: 'nopage', path: '/home/nopage', element: <NoPage /> },
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
