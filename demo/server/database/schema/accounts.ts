/** Organisations, their users, and how these sign in. */
export const accountTables = `
create table settings (
  name text primary key,
  value text not null
);
create table organisations (
  id bigint primary key,
  code text not null unique,
  name_zh text not null,
  name_en text not null,
  role_label text not null check (role_label in ('SYSTEM', 'CLIENT', 'SERVICE')),
  status int not null default 1,
  yqn_bp_id text,
  host_id bigint,
  logo text,
  owner_id bigint,
  created_at timestamptz not null,
  search_text text generated always as (lower(name_zh || chr(10) || name_en || chr(10) || code)) stored
);
create index on organisations (status, id desc);
create index on organisations (yqn_bp_id);
create table users (
  id bigint primary key,
  email text not null unique,
  phone text not null,
  name_zh text not null,
  name_en text not null,
  org_id bigint not null references organisations,
  role_label text not null check (role_label in ('CLMEM', 'CLADM', 'SPMEM', 'SPADM', 'SUPER')),
  is_super int not null default 0,
  password_hash text,
  password_expired boolean not null default false,
  password_changed_at timestamptz,
  last_login_ip text,
  last_login_at timestamptz,
  current_login_ip text,
  current_login_at timestamptz,
  created_at timestamptz not null,
  status int not null default 1,
  verify_phone boolean not null default false,
  sms_factor boolean not null default false,
  totp_secret text,
  totp_since timestamptz,
  totp_step bigint,
  lang text not null default 'zh-CN',
  phone_proved_at timestamptz
);
create index on users (org_id);
create index on users (phone);
create table user_organisations (
  user_id bigint not null references users,
  organisation_id bigint not null references organisations,
  primary key (user_id, organisation_id)
);
create table sessions (
  id text primary key,
  user_id bigint not null references users,
  cookie_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  acting_as bigint references users,
  way text not null default 'password',
  ip text,
  agent text,
  seen_at timestamptz
);
create index on sessions (expires_at);
create table tickets (
  hash text primary key,
  session_id text not null references sessions,
  origin text not null,
  expires_at timestamptz not null,
  context_id bigint,
  lang text not null,
  used_at timestamptz
);
create table login_attempts (
  id bigint generated always as identity primary key,
  account text not null,
  at timestamptz not null
);
create index on login_attempts (account, at);
create table act_as_log (
  id bigint generated always as identity primary key,
  actor_id bigint not null references users,
  subject_id bigint not null references users,
  session_id text not null references sessions,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index on act_as_log (session_id);
`;
