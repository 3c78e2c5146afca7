import '../react/jsx';

export type { OmsShellApi } from '../core/api';
export type { Density, Theme } from '../core/config/types';
export type { OmsEvent, OmsEventMap, OmsEventName } from '../core/events/types';
export type { Lang } from '../core/i18n/lang';
export type { Place } from '../core/navigation/navigation';
export type { Organisation } from '../core/organisations/types';
export type { Permission } from '../core/permissions/permissions';
export type { SessionStatus, User } from '../core/session/types';
export { Can, type CanProps } from '../react/can';
export {
  OmsFeedback,
  OmsNoticeCenter,
  OmsOrgSwitcher,
  type OmsProps,
  OmsSidemenu,
  OmsTopnav,
} from '../react/elements';
export {
  type SessionView,
  useCan,
  useLanguage,
  useMenuPlace,
  usePermission,
  useSession,
  useShellApi as useShell,
  useShellEvent,
} from '../react/host-hooks';
export type {
  OmsAttributes,
  OmsElement,
  OmsElements,
  OmsEventProps,
  OmsFeedbackElement,
  OmsNoticeCenterElement,
  OmsOpenable,
  OmsOrgSwitcherElement,
  OmsSidemenuElement,
  OmsTag,
  OmsTopnavElement,
} from '../react/jsx';
export {
  PageShellProvider as ShellProvider,
  type PageShellProviderProps as ShellProviderProps,
} from '../react/page-shell-provider';
export { useNow } from '../react/use-now';
export { useT } from '../react/use-text';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
