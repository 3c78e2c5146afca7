import { isUpload } from '../files/quota';
import type { Kept } from './keep';

/** Deletes the oldest rows from before $1, $2 at most, and returns one row for each. */
export interface Batch {
  readonly sql: string;
  /** It returns ids of files, whose bytes go with them. */
  readonly ofFiles?: boolean;
}

const oldest = (table: string, at: string, but = 'true'): Batch => ({
  sql: `delete from ${table} where id in (select id from ${table} where ${at} < $1 and ${but} order by ${at} limit $2) returning 1`,
});

/** Files of the seed have no owner, and stay. */
const oldFiles = (condition: string) =>
  `select id from files where created_at < $1 and owner_id is not null and ${condition} order by created_at limit $2`;

/** No row that needs the file refers to it. */
const isNamedByNone = `not exists (select 1 from order_pictures p where p.file_id = files.id)
  and not exists (select 1 from announcement_files a where a.file_id = files.id)
  and not exists (select 1 from report_tasks r where r.file_id = files.id)`;

/** What is deleted of each kind once it is older than that is kept, in this order. */
export const batches: Readonly<Record<Kept, readonly Batch[]>> = {
  notices: [oldest('notices', 'created_at'), oldest('biz_events', 'created_at', 'handled_at is not null')],
  logs: [oldest('operation_logs', 'created_at'), oldest('act_as_log', 'started_at', 'ended_at is not null')],
  usage: [oldest('usage_events', 'at')],
  results: [
    {
      ofFiles: true,
      // The task stays, without its file.
      sql: `with gone as (${oldFiles(`exists (select 1 from tasks t where t.file_id = files.id) and ${isNamedByNone}`)}),
        left_behind as (update tasks set file_id = null where file_id in (select id from gone))
        delete from files where id in (select id from gone) returning id`,
    },
  ],
  uploads: [
    {
      ofFiles: true,
      sql: `delete from files where id in (${oldFiles(`${isUpload} and ${isNamedByNone}`)}) returning id`,
    },
  ],
  signIns: [
    oldest('sign_ins', 'at'),
    {
      // Who acted as whom is a log, and names its session.
      sql: `with gone as (
          select id from sessions s where expires_at < $1 and not exists (select 1 from act_as_log a where a.session_id = s.id)
          order by expires_at limit $2),
        used as (delete from tickets where session_id in (select id from gone)),
        visited as (delete from social_requests where session_id in (select id from gone))
        delete from sessions where id in (select id from gone) returning 1`,
    },
  ],
  mails: [oldest('outbox', 'created_at')],
};

/** Days for which the reply to a write is kept for who sends it again: longer than it is asked for. */
export const replyDays = 2;

export const replies: Batch = {
  sql: `delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < $1 order by created_at limit $2) returning 1`,
};

/** Subscriptions at a broker say themselves until when they stand. */
export const listeners: Batch = {
  sql: `delete from broker_listeners where ctid in (
    select ctid from broker_listeners where until <= $1 order by until limit $2) returning 1`,
};
