/* The React entry without its widgets: for bundlers that take along all that an entry passes on where they split, such as esbuild. */

import './jsx';

export { Can, type CanProps } from '../react/can';
export {
  useErrorText,
  useLanguage,
  useMenuPlace,
  useNow,
  useShell,
  useShellEvent,
  useT,
} from '../react/host-hooks';
export { ShellProvider, type ShellProviderProps } from '../react/page-shell-provider';
export { type SessionView, useCan, usePermission, useSession } from '../react/session-hooks';
export * from './elements';
export type { OmsProps } from './wrapper';
