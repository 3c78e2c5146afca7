/** When the parcel of an order was delivered, by its carrier's tracking; null until then. The state of the order stays as it is. */
export const deliveries = `
alter table orders add column delivered_at timestamptz;
`;
