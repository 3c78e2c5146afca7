/** Sessions that act as another user, and accounts of other providers that users have bound. */
export const accountExtraTables = `
alter table sessions add column acting_as bigint references users;
create table act_as_log (
  id bigint generated always as identity primary key,
  actor_id bigint not null references users,
  subject_id bigint not null references users,
  session_id text not null references sessions,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index on act_as_log (session_id);
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
  session_id text not null references sessions,
  provider text not null,
  host text not null,
  redirect_url text not null,
  expires_at timestamptz not null,
  code_hash text unique,
  subject text,
  account_name text,
  used_at timestamptz
);
`;
