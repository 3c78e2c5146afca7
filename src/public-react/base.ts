/* The React entry without its widgets: for bundlers that take along all that an entry passes on where they split, such as esbuild. */

import './jsx';

export { Can, type CanProps } from '../react/can';
export {
  type SessionView,
  useCan,
  useErrorText,
  useLanguage,
  useMenuPlace,
  useNow,
  usePermission,
  useSession,
  useShell,
  useShellEvent,
  useT,
} from '../react/host-hooks';
export { ShellProvider, type ShellProviderProps } from '../react/page-shell-provider';
export * from './elements';
export type { OmsProps } from './wrapper';
