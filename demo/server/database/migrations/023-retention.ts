/** What is kept for a time is found by its age, and open pages hear of notices that are gone. */
export const retention = `
create index on notices (created_at);
create index on biz_events (created_at);
create index on operation_logs (created_at);
create index on usage_events (at);
create index on files (created_at);
create index on sign_ins (at);
create index on sessions (expires_at);
create index on outbox (created_at);
create index on idempotency_keys (created_at);
create trigger notices_gone after delete on notices
  referencing old table as written for each statement execute function tell_notices();
`;
