/**
 * Second factors and their codes, links of mails, the outbox, where sessions are, and visits to identity providers that begin without
 * a session. `user_id` of a `sign_in_flows` row is null where nobody has the address: every code is wrong then.
 */
export const signInTables = `
alter table users
  add column verify_phone boolean not null default false,
  add column sms_factor boolean not null default false,
  add column totp_secret text,
  add column totp_since timestamptz,
  add column totp_step bigint;
update users set verify_phone = true where email = 'risky@oms.test';
alter table sessions
  add column way text not null default 'password',
  add column ip text,
  add column agent text,
  add column seen_at timestamptz;
create table recovery_codes (
  user_id bigint not null references users,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  error text
);
create index on outbox (recipient, id);
create table sign_in_flows (
  hash text primary key,
  user_id bigint references users,
  stage text not null check (stage in ('code', 'factor', 'enrol')),
  way text not null,
  remember boolean not null,
  risky boolean not null default false,
  connect_hash text,
  channel text check (channel in ('mail', 'sms')),
  target text,
  code_hash text,
  sent_at timestamptz,
  failures int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table code_sends (
  id bigint generated always as identity primary key,
  target text not null,
  ip text not null,
  at timestamptz not null
);
create index on code_sends (target, at);
create index on code_sends (ip, at);
create table mail_links (
  hash text primary key,
  purpose text not null check (purpose in ('register', 'reset')),
  email text not null,
  content text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on mail_links (email);
create table sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  at timestamptz not null,
  ip text not null,
  agent text not null,
  way text not null,
  succeeded boolean not null
);
create index on sign_ins (user_id, id);
delete from social_requests;
alter table social_requests
  alter column session_id drop not null,
  add column browser_hash text not null,
  add column verifier text not null,
  add column nonce text not null,
  add column connect_hash text unique;
`;
