// Written by `npm run generate` from src/core/events/types.ts.
import type { OmsEventName } from './types';

/** Every event of the shell, for what only runs late: the first view needs no list. */
export const eventNames: readonly OmsEventName[] = [
  'oms-ready',
  'oms-navigate',
  'oms-org-changing',
  'oms-org-changed',
  'oms-lang-changed',
  'oms-unread',
  'oms-notice',
  'oms-connection',
  'oms-session-ended',
  'oms-session-resumed',
  'oms-feedback-sent',
  'oms-uploaded',
  'oms-upload-failed',
  'oms-track',
  'oms-back',
  'oms-error',
];
