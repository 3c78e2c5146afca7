/**
 * What lists of choices offer. `active` is 0 for what may no longer be chosen: old records still name it, so the lists
 * keep it.
 */
export const referenceTables = `
create table countries (
  id bigint primary key,
  code text not null unique,
  name text not null,
  name_en text not null
);
create table time_zones (
  id bigint primary key,
  time_zone_code text not null unique,
  time_zone_name_zh text not null,
  time_zone_name_en text not null
);
create table carriers (
  id bigint primary key,
  carrier_code text not null unique,
  carrier_name text not null,
  country text not null
);
create table carrier_services (
  id bigint primary key,
  carrier_id bigint not null references carriers,
  code text not null unique,
  carrier_service_name text not null
);
create table carrier_groups (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  carrier_service_id bigint not null references carrier_services,
  group_name text not null,
  active int not null default 1
);
create index on carrier_groups (organisation_id);
create table warehouses (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  code text not null,
  title_zh text not null,
  title_en text not null,
  warehouse_type int not null,
  active int not null,
  api_type text not null,
  country text not null,
  time_zone text not null
);
create index on warehouses (organisation_id);
create table areas (
  id bigint primary key,
  organisation_id bigint not null,
  warehouse_code text not null,
  area_code text not null,
  area_name_zh text not null,
  area_name_en text not null,
  area_type int not null,
  active int not null
);
create index on areas (organisation_id, id);
create table accounts (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  title_zh text not null,
  title_en text not null,
  flag text not null,
  type text not null,
  active int not null,
  status int not null,
  is_adv_auth int not null,
  time_zone text not null,
  remark text not null default '',
  created_at timestamptz not null default '2025-02-17T02:00:00Z',
  updated_at timestamptz,
  owner_id bigint references users
);
create index on accounts (organisation_id);
create table product_lines (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  name_zh text not null,
  name_en text not null,
  description_zh text not null,
  description_en text not null,
  flag text not null,
  active int not null default 1,
  remark text not null default '',
  created_at timestamptz not null default '2025-02-17T02:00:00Z',
  updated_at timestamptz,
  manager_id bigint references users
);
create index on product_lines (organisation_id);
`;
