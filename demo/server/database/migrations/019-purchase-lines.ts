/** A purchase order has several products, each with a price of its own; it had one. */
export const purchaseLines = `
create table purchase_lines (
  id bigserial primary key,
  organisation_id bigint not null,
  purchase_id bigint not null references purchase_orders on delete cascade,
  place int not null,
  sku text not null,
  quantity int not null,
  unit_price numeric(12, 2) not null,
  unique (purchase_id, place)
);
create index on purchase_lines (organisation_id);
insert into purchase_lines (organisation_id, purchase_id, place, sku, quantity, unit_price)
select organisation_id, id, 0, sku, quantity, unit_price from purchase_orders;
alter table purchase_orders drop column unit_price;
`;
