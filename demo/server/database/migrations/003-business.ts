/** The data of the pages around the shell. Every row that belongs to an organisation has its id. */
export const businessTables = `
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
  group_name text not null
);
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
  time_zone text not null
);
create index on accounts (organisation_id);
create table product_lines (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  name_zh text not null,
  name_en text not null,
  description_zh text not null,
  description_en text not null,
  flag text not null
);
create index on product_lines (organisation_id);
create table delivery_rules (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  title_zh text not null,
  title_en text not null,
  active int not null
);
create index on delivery_rules (organisation_id);
create table products (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  product_line_id bigint references product_lines,
  sku text not null,
  title_zh text not null,
  title_en text not null,
  available int not null,
  weight_g int not null,
  price numeric(12, 2) not null,
  currency text not null,
  matched int not null,
  status int not null,
  created_at timestamptz not null,
  unique (organisation_id, sku)
);
create table orders (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  order_no text not null unique,
  channel_zh text not null,
  channel_en text not null,
  sku text not null,
  title_zh text not null,
  title_en text not null,
  quantity int not null,
  recipient_city text not null,
  recipient_country text not null,
  warehouse_code text not null,
  carrier text not null,
  service text not null,
  tracking_no text,
  amount numeric(12, 2) not null,
  currency text not null,
  status text not null,
  created_at timestamptz not null
);
create index on orders (organisation_id, created_at);
create index on orders (organisation_id, id);
create table order_days (
  organisation_id bigint not null references organisations,
  day text not null,
  status text not null,
  count int not null,
  primary key (organisation_id, day, status)
);
create table purchase_orders (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  po_no text not null unique,
  title_zh text not null,
  title_en text not null,
  sku text not null,
  quantity int not null,
  received int not null,
  warehouse_code text not null,
  status text not null,
  created_at timestamptz not null
);
create index on purchase_orders (organisation_id, id);
create table bills (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  bill_no text not null unique,
  period text not null,
  category_zh text not null,
  category_en text not null,
  warehouse_code text not null,
  amount numeric(12, 2) not null,
  currency text not null,
  status text not null,
  issued_at timestamptz not null,
  due_at timestamptz not null
);
create index on bills (organisation_id, id);
create table tasks (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  task_no text not null unique,
  status int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_name_zh text not null,
  created_name_en text not null,
  source_no text,
  line_id bigint,
  task_title_zh text not null,
  task_title_en text not null,
  error_msg_zh text,
  error_msg_en text,
  error_detail text,
  file_id text references files,
  other_parameter text,
  remark_zh text,
  remark_en text,
  progress_done int not null,
  progress_total int not null
);
create index on tasks (organisation_id, id);
create table report_tasks (
  id bigint primary key,
  organisation_id bigint not null references organisations,
  number text not null unique,
  title_zh text not null,
  title_en text not null,
  status int not null,
  created_at timestamptz not null,
  file_id text references files
);
create index on report_tasks (organisation_id, id);
`;
