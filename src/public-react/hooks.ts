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
