/**
 * What the reference lists need beyond the first tables. `active` is 0 for what may no longer be chosen: old records
 * still name it, so the lists keep it.
 */
export const referenceTables = `
create table seed_parts (
  name text primary key,
  at timestamptz not null default now()
);
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
alter table users add column status int not null default 1;
alter table product_lines add column active int not null default 1;
alter table carrier_groups add column active int not null default 1;
create index on carrier_groups (organisation_id);
create index on users (org_id);
`;
