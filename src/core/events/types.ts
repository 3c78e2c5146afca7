import type { Lang } from '../i18n/lang';
import type { Organisation } from '../organisations/types';
import type { ConnectionState } from '../realtime/types';
import type { User } from '../session/types';

/** The events of interface.md: name → detail. */
export interface OmsEventMap {
  'oms-ready': { user: User; organisation: Organisation | null; lang: Lang; version: string };
  'oms-navigate': { url: string; target: '_self' | '_blank'; source: string; id: string | null };
  'oms-org-changing': { from: Organisation | null; to: Organisation };
  'oms-org-changed': { from: Organisation | null; to: Organisation };
  'oms-lang-changed': { lang: Lang };
  'oms-unread': { total: number; byType: Record<string, number> };
  /** A message that the shell alerts of, in the one tab that does. */
  'oms-notice': { id: string; type: string; title: string; brief: string; url: string; at: string };
  'oms-connection': { state: ConnectionState };
  'oms-session-ended': { reason: 'logout' | 'unauthorised' | 'password-expired' };
  'oms-feedback-sent': { id: string };
  'oms-error': { code: string; message: string; source: string };
}

export type OmsEventName = keyof OmsEventMap;
export type OmsEvent<N extends OmsEventName> = CustomEvent<OmsEventMap[N]>;
