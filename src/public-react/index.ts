import './jsx';

export type { OmsElement } from '../../elements/support/element-declaration';
export type {
  OmsAttributeProps,
  OmsAttributes,
  OmsElements,
  OmsOpenable,
  OmsTag,
} from '../../elements/types';
export type { Density, Theme } from '../core/config/types';
export { type DateFormat, formatDate, formatDateRange, parseDate, parseDateRange } from '../core/dates/dates';
export type { OmsEvent, OmsEventMap, OmsEventName } from '../core/events/types';
export type { TextValues, Translate } from '../core/i18n/i18n';
export type { Lang } from '../core/i18n/lang';
export type { TextKey } from '../core/i18n/texts';
export type { Organisation } from '../core/session/organisation';
export type { SessionStatus, User } from '../core/session/types';
export type { Permission } from '../domain/navigation/menu/permissions';
export type { Place } from '../domain/navigation/place';
export type { ReferenceName } from '../domain/references/catalogue';
export type { ReferenceOption } from '../domain/references/types';
export { type Load, useLoad } from '../react/use-load';
export { type ReferenceView, useReference } from '../react/use-reference';
export type { OmsShellApi } from '../shell/api';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
export * from './base';
export * from './DataTable';
export * from './forms';
export type { OmsEventProps } from './jsx';
export * from './parts';
export * from './pickers';
export * from './records';
export * from './Select';
export { Surface, type SurfaceProps } from './Surface';
export * from './use-shell-router';
