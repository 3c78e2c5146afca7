export { type ConsoleOptions, consoleRoutes } from './routes';
export type { FrameProps, RouteMeta } from './types';
