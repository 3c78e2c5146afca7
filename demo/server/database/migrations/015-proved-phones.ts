/**
 * When a code to the phone was right; null for a number that somebody has only typed. What the service's own lists brought counts
 * as proved, what a registration brought does not, unless codes by text were turned on since.
 */
export const provedPhones = `
alter table users add column phone_proved_at timestamptz;
update users set phone_proved_at = created_at
where phone <> '' and (sms_factor or org_id not in (select id from organisations where code like 'NEW-%'));
create index on users (phone);
`;
