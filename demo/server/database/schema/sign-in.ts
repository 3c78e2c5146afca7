/**
 * Second factors and their codes, links of mails, identity providers, and where sessions are. `user_id` of a
 * `sign_in_flows` row is null where nobody has the address: every code is wrong then. `phone_proved_at` of a user is
 * when a code to the phone was right; null for a number that somebody has only typed.
 */
export const signInTables = `
create table social_bindings (
  user_id bigint not null references users,
  provider text not null,
  subject text not null,
  account_name text not null,
  bound_at timestamptz not null,
  primary key (user_id, provider),
  unique (provider, subject)
);
create table social_requests (
  state_hash text primary key,
  session_id text references sessions,
  provider text not null,
  host text not null,
  redirect_url text not null,
  expires_at timestamptz not null,
  code_hash text unique,
  subject text,
  account_name text,
  used_at timestamptz,
  browser_hash text not null,
  verifier text not null,
  nonce text not null,
  connect_hash text unique
);
create table recovery_codes (
  user_id bigint not null references users,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
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
create index on code_sends (ip, at);
create index on code_sends (target, at);
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
create index on sign_ins (at);
create index on sign_ins (user_id, id);
`;
