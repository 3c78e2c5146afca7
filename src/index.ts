export type { OmsShellApi } from './core/api';
export type { CommandMap, ConfirmOptions, NotifyOptions } from './core/commands';
export type {
  Density,
  Endpoints,
  PageHosts,
  ServiceHosts,
  ShellConfig,
  ShellConfigInput,
  Theme,
} from './core/config/types';
export type { DoctorReport } from './core/doctor';
export { type ErrorKind, isShellError, type ShellError } from './core/errors';
export type { OmsEvent, OmsEventMap, OmsEventName } from './core/events/types';
export type { Lang } from './core/i18n/lang';
export type { Place } from './core/navigation/navigation';
export type { Organisation, OrganisationRole } from './core/organisations/types';
export { configureShell, getShell } from './core/page-shell';
export type { ConnectionState, RealtimeReport } from './core/realtime/types';
export type {
  DownloadedFile,
  Params,
  Reply,
  RequestClient,
  RequestOptions,
  ServiceName,
  UploadOptions,
} from './core/request/types';
export type { User, UserRole } from './core/session/types';
