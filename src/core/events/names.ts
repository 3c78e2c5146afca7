import type { OmsEventName } from './types';

const NAMES: Readonly<Record<OmsEventName, true>> = {
  'oms-ready': true,
  'oms-navigate': true,
  'oms-org-changing': true,
  'oms-org-changed': true,
  'oms-lang-changed': true,
  'oms-unread': true,
  'oms-notice': true,
  'oms-connection': true,
  'oms-session-ended': true,
  'oms-session-resumed': true,
  'oms-feedback-sent': true,
  'oms-uploaded': true,
  'oms-upload-failed': true,
  'oms-track': true,
  'oms-back': true,
  'oms-error': true,
};

/** Every event of the shell, for what only runs late: the first view needs no list. */
export const eventNames = Object.keys(NAMES) as OmsEventName[];
