/** What templates and rules of notices are called at, each with the name of the call behind it. */
export const TEMPLATES = '/api/v1/UcRemindTemplate';
export const RULES = '/api/v1/UcRemindRule';
