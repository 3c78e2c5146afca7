import type { Lang } from '../i18n/lang';
import type { Organisation } from '../organisations/types';
import type { ConnectionState } from '../realtime/types';
import type { User } from '../session/types';

/** The events of interface.md: name → detail. */
export interface OmsEventMap {
  /** Once: the user and the base data are there. */
  'oms-ready': { user: User; organisation: Organisation | null; lang: Lang; version: string };
  /** Before every move. Cancelable: the host routes itself. `id` is the menu entry's, where it is one. */
  'oms-navigate': { url: string; target: '_self' | '_blank'; source: string; id: string | null };
  /** Cancelable: the organisation stays, such as for unsaved work. */
  'oms-org-changing': { from: Organisation | null; to: Organisation };
  'oms-org-changed': { from: Organisation | null; to: Organisation };
  'oms-lang-changed': { lang: Lang };
  /** `byType`: 1 announcements, 2 reminders, 3 private messages, 4 group messages. */
  'oms-unread': { total: number; byType: Record<string, number> };
  /** A message that the shell alerts of, in the one tab that does. */
  'oms-notice': { id: string; type: string; title: string; brief: string; url: string; at: string };
  'oms-connection': { state: ConnectionState };
  /** Cancelable: no redirect to the login page. */
  'oms-session-ended': { reason: 'logout' | 'unauthorised' | 'password-expired' };
  'oms-feedback-sent': { id: string };
  /** What nobody awaits has failed, or what a page gave cannot be used. `message` is for its developer. */
  'oms-error': { code: string; message: string; source: string };
}

export type OmsEventName = keyof OmsEventMap;
export type OmsEvent<N extends OmsEventName> = CustomEvent<OmsEventMap[N]>;
