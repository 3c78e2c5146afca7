import type { ErrorCode } from '../../page/report/error-codes';
import type { Lang } from '../i18n/lang';
import type { ConnectionState } from '../realtime/types';
import type { Organisation } from '../session/organisation';
import type { User } from '../session/types';

/**
 * The events: name → detail. The comment above an event is its description in the documentation; `@cancel` says there what
 * follows when a listener calls `preventDefault()`.
 */
export interface OmsEventMap {
  /** Once: user and base data have loaded. */
  'oms-ready': { user: User; organisation: Organisation | null; lang: Lang; version: string };
  /**
   * Before a move. `id` is the menu entry's or the message's, or null.
   * @cancel the host navigates itself
   */
  'oms-navigate': { url: string; target: '_self' | '_blank'; source: string; id: string | null };
  /**
   * Before a switch of the organisation.
   * @cancel the organisation stays, for example to keep unsaved work
   */
  'oms-org-changing': { from: Organisation | null; to: Organisation };
  /** After a switch of the organisation. */
  'oms-org-changed': { from: Organisation | null; to: Organisation };
  /** After a change of the language. */
  'oms-lang-changed': { lang: Lang };
  /**
   * The counts of unread messages have changed. Keys of `byType`: 1 announcements, 2 reminders, 3 private messages, 4
   * group messages.
   */
  'oms-unread': { total: number; byType: Record<string, number> };
  /** A message that the shell alerts of, in the one tab that alerts. */
  'oms-notice': { id: string; type: string; title: string; brief: string; url: string; at: string };
  /** The connection for news has changed. */
  'oms-connection': { state: ConnectionState };
  /**
   * The session has ended. `resumable`: the page stays and asks its user to sign in again.
   * @cancel the page stays and asks nobody
   */
  'oms-session-ended': { reason: 'logout' | 'unauthorised' | 'password-expired'; resumable: boolean };
  /** The user has signed in again after a resumable end: waiting calls are sent. */
  'oms-session-resumed': { user: User };
  /** Feedback has been sent. */
  'oms-feedback-sent': { id: string };
  /** An uploader's files are uploaded: 2 s after the success message, dispatched from the element that contains the uploader. */
  'oms-uploaded': { files: { id: string; name: string; url: string; size?: number | null | undefined }[] };
  /** A file of an uploader could not be uploaded. `message` is for its developer. */
  'oms-upload-failed': { name: string; code: string; message: string };
  /**
   * A page that the user views, or a click: on a link of the shell (`id` of the menu entry or message), or on a control
   * of the shell (`id` is the key of its name). It contains nothing that anybody typed: addresses have no query and
   * fragment.
   * @see docs/behaviour.md#tracking
   */
  'oms-track': {
    kind: 'page' | 'click';
    url: string;
    source: string;
    id: string | null;
    at: string;
    user: {
      id: string;
      name: string;
      orgId: string;
      organization: { name: string };
      email: string;
      phone: string;
    };
  };
  /**
   * A loading overlay goes back: its time is over, or the user has stopped waiting. Dispatched from the element that
   * contains it.
   */
  'oms-back': { reason: 'timeout' | 'user' };
  /** A failure that no call awaits, or an unusable value from the page. `message` is for its developer. */
  'oms-error': { code: ErrorCode; message: string; source: string };
}

export type OmsEventName = keyof OmsEventMap;
export type OmsEvent<N extends OmsEventName> = CustomEvent<OmsEventMap[N]>;

/** Events that a listener can cancel. */
export const CANCELABLE: ReadonlySet<OmsEventName> = new Set<OmsEventName>([
  'oms-navigate',
  'oms-org-changing',
  'oms-session-ended',
]);
