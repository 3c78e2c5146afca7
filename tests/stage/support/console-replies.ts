import { list } from '@oms/shell/testing';

/** What the pages of account and notice rules ask for beside the services of every page: one session, and no rules. */
export const CONSOLE_REPLIES = {
  'GET /api/v1/My/signInMethods': { phone: '138 •••• 0000', phoneChecked: false, sms: false },
  'GET /api/v1/My/sessions': {
    sessions: [{ id: '1', ip: '203.0.113.20', browser: 'Chrome 140', system: 'Linux', current: true }],
  },
  'GET /api/v1/My/signIns': { signIns: [] },
  'POST /auth/connect/bound': [],
  'GET /api/v1/UcRemindTemplate/eventTypes': { eventTypes: [] },
  'GET /api/v1/UcRemindTemplate/findByPage': list([]),
  'GET /api/v1/UcRemindRule/findByPage': list([]),
};
