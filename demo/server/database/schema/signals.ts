/**
 * The database itself notifies all backends of each write that concerns the open pages of a user. It does so in the
 * transaction of the write: no code can forget it, and a transaction that fails notifies nobody. PostgreSQL sends equal
 * payloads of one transaction once.
 * Payloads: `notices <user>`, `announcements <user>`, `announcements *`, `access <user>`.
 */
export const signalTriggers = `
create function tell_notices() returns trigger language plpgsql as $$
begin
  perform pg_notify('oms_signals', 'notices ' || user_id) from (select distinct user_id from written) users;
  return null;
end $$;
create trigger notices_made after insert on notices
  referencing new table as written for each statement execute function tell_notices();
create trigger notices_changed after update on notices
  referencing new table as written for each statement execute function tell_notices();
create trigger notices_gone after delete on notices
  referencing old table as written for each statement execute function tell_notices();

create function tell_announcement_reads() returns trigger language plpgsql as $$
begin
  perform pg_notify('oms_signals', 'announcements ' || user_id) from (select distinct user_id from written) users;
  return null;
end $$;
create trigger announcements_read after insert on announcement_reads
  referencing new table as written for each statement execute function tell_announcement_reads();

create function tell_announcements() returns trigger language plpgsql as $$
begin
  perform pg_notify('oms_signals', 'announcements *');
  return null;
end $$;
create trigger announcements_changed after insert or update or delete on announcements
  for each statement execute function tell_announcements();

create function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('oms_signals', 'access ' || coalesce(old.acting_as, old.user_id));
  return null;
end $$;
create trigger session_changed after update of ended_at, acting_as on sessions
  for each row when (old.ended_at is distinct from new.ended_at or old.acting_as is distinct from new.acting_as)
  execute function tell_session();

create function tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('oms_signals', 'access ' || old.user_id);
  return null;
end $$;
create trigger organisation_taken after delete on user_organisations
  for each row execute function tell_access();
`;
