/**
 * What the pages of the quick-start guide keep: forms over channels, product lines and delivery rules, SKUs of channels, accounts at
 * warehouses.
 */
export const guideTables = `
alter table accounts
  add column remark text not null default '',
  add column created_at timestamptz not null default '2025-02-17T02:00:00Z',
  add column updated_at timestamptz;
alter table product_lines
  add column remark text not null default '',
  add column created_at timestamptz not null default '2025-02-17T02:00:00Z',
  add column updated_at timestamptz;
alter table delivery_rules
  add column priority int not null default 0,
  add column warehouse_code text,
  add column countries text not null default '',
  add column carriers text not null default '',
  add column weight_from int,
  add column weight_to int,
  add column remark text not null default '',
  add column created_at timestamptz not null default '2025-02-17T02:00:00Z',
  add column updated_at timestamptz;
create table sku_matches (
  id bigint primary key,
  organisation_id bigint not null,
  account_id bigint not null,
  channel_sku text not null,
  channel_item_no text not null default '',
  title_zh text not null,
  title_en text not null,
  sku text,
  matched_by text,
  matched_at timestamptz,
  remark text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz,
  unique (account_id, channel_sku)
);
create index on sku_matches (organisation_id, id);
create index on sku_matches (organisation_id, sku);
create table warehouse_accounts (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  warehouse_code text not null,
  account text not null,
  api_type text not null,
  api_url text not null default '',
  api_key text not null,
  active int not null,
  remark text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz,
  unique (organisation_id, warehouse_code, account)
);
`;
