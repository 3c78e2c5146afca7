import type {} from './shell/globals';

export type { ConfirmOptions, NotifyOptions } from './core/commands';
export type { ServiceName } from './core/config/services';
export type {
  Density,
  Endpoints,
  PageHosts,
  ServiceHosts,
  ShellConfig,
  ShellConfigInput,
  Theme,
} from './core/config/types';
export { type DateFormat, formatDate, formatDateRange, parseDate, parseDateRange } from './core/dates/dates';
export { isShellError, type ShellError } from './core/errors';
export type { OmsEvent, OmsEventMap, OmsEventName } from './core/events/types';
export type { HostText } from './core/host-additions/host-text';
export type {
  HostAccountAction,
  HostAccountItem,
  HostAccountLink,
  HostBadge,
  HostMenuEntry,
  HostNotice,
  HostNoticePage,
  HostNoticeQuery,
  HostNotices,
  HostNoticeTab,
  HostSearch,
  HostSearchAction,
  HostSearchHit,
  HostSearchLink,
  HostSearchSource,
} from './core/host-additions/types';
export type { Lang } from './core/i18n/lang';
export type { HostTexts, TextKey } from './core/i18n/texts';
export type { ConnectionState, RealtimeReport } from './core/realtime/types';
export type {
  DownloadedFile,
  DownloadOptions,
  Params,
  ReadOptions,
  Reply,
  RequestClient,
  RequestOptions,
  UploadOptions,
} from './core/request/types';
export type { Organisation, OrganisationRole } from './core/session/organisation';
export type { User, UserRole } from './core/session/types';
export { cleanText } from './core/text/clean';
export { cutText } from './core/text/cut';
export { add, compare, type Decimal, divide, multiply, round, subtract } from './core/units/calculate';
export {
  cmToInch,
  gToLb,
  inchToCm,
  kgToLb,
  lbToG,
  lbToKg,
  lbToOz,
  ozToLb,
} from './core/units/units';
export type { CommandMap } from './domain/command-map';
export type { FileDownloadOptions, FileUploadOptions, FormTarget } from './domain/files/transfers';
export type { Place } from './domain/navigation/place';
export type { ErrorCode, ErrorKind } from './page/report/error-codes';
export type { AdditionsOf, OmsShellApi } from './shell/api';
export type { DoctorReport } from './shell/doctor-report';
export { configureShell, getShell } from './shell/page-shell';
export type { QueuedCall, QueuedListener, ShellQueue } from './shell/queue';
