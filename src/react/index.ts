import './jsx';

export type { OmsShellApi } from '../core/api';
export type { Density, Theme } from '../core/config/types';
export type { OmsEvent, OmsEventMap, OmsEventName } from '../core/events/types';
export type { Lang } from '../core/i18n/lang';
export type { Place } from '../core/navigation/navigation';
export type { Organisation } from '../core/organisations/types';
export type { SessionStatus, User } from '../core/session/types';
export {
  OmsFeedback,
  OmsNoticeCenter,
  OmsOrgSwitcher,
  type OmsProps,
  OmsSidemenu,
  OmsTopnav,
} from './elements';
export {
  type SessionView,
  useCan,
  useLanguage,
  useMenuPlace,
  useSession,
  useShellApi as useShell,
  useShellEvent,
} from './host-hooks';
export type {
  OmsAttributes,
  OmsElement,
  OmsElements,
  OmsEventProps,
  OmsNoticeCenterElement,
  OmsOpenable,
  OmsSidemenuElement,
  OmsTag,
  OmsTopnavElement,
} from './jsx';
export {
  PageShellProvider as ShellProvider,
  type PageShellProviderProps as ShellProviderProps,
} from './page-shell-provider';
export { useNow } from './use-now';
export { useT } from './use-text';
