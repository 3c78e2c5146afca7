// Written by `npm run generate` from src/core/events/types.ts.

/** A wrapper's prop → the event that it listens to. */
export const EVENT_PROPS = {
  onReady: 'oms-ready',
  onNavigate: 'oms-navigate',
  onOrgChanging: 'oms-org-changing',
  onOrgChanged: 'oms-org-changed',
  onLangChanged: 'oms-lang-changed',
  onUnread: 'oms-unread',
  onNotice: 'oms-notice',
  onConnection: 'oms-connection',
  onSessionEnded: 'oms-session-ended',
  onSessionResumed: 'oms-session-resumed',
  onFeedbackSent: 'oms-feedback-sent',
  onUploaded: 'oms-uploaded',
  onUploadFailed: 'oms-upload-failed',
  onTrack: 'oms-track',
  onBack: 'oms-back',
  onError: 'oms-error',
} as const;
