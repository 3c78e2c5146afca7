import { type Db, first } from '../database/db';
import type { Call } from '../http/service';
import { fieldMessages } from '../reply/reply-messages';
import type { Form } from './form';
import type { Values } from './kind';

type Row = Record<string, unknown>;

/**
 * Checks that a choice of the form exists in the context organisation and may be chosen. What the record has already
 * may stay, though it is out of use by now.
 */
export class Lookups {
  constructor(
    readonly tx: Db,
    readonly form: Form,
    readonly call: Call,
    readonly before: Values | null,
  ) {}

  account(name: string, id: number | null): Promise<Row | undefined> {
    return this.#find(
      name,
      id,
      'select id, title_zh, title_en from accounts where organisation_id = $1 and id = $2 and (active = 1 or $3)',
      this.before?.account_id === id,
    );
  }

  warehouse(name: string, code: string): Promise<Row | undefined> {
    return this.#find(
      name,
      code || null,
      'select code from warehouses where organisation_id = $1 and code = $2 and (active = 1 or $3)',
      this.before?.warehouse_code === code,
    );
  }

  product(name: string, sku: string): Promise<Row | undefined> {
    return this.#find(
      name,
      sku || null,
      `select id, sku, title_zh, title_en, price, currency, weight_g, is_temp from products
       where organisation_id = $1 and sku = $2 and (status = 1 or $3)`,
      this.before?.sku === sku,
    );
  }

  service(name: string, code: string): Promise<Row | undefined> {
    return this.#find(
      name,
      code || null,
      `select s.code, s.carrier_service_name, c.carrier_name from carrier_services s join carriers c on c.id = s.carrier_id
       where s.code = $2 and ($1::bigint is not null or $3)`,
      true,
    );
  }

  country(name: string, code: string): Promise<Row | undefined> {
    return this.#find(
      name,
      code || null,
      'select code from countries where code = $2 and ($1::bigint is not null or $3)',
      true,
    );
  }

  timeZone(name: string, code: string): Promise<Row | undefined> {
    return this.#find(
      name,
      code || null,
      'select time_zone_code from time_zones where time_zone_code = $2 and ($1::bigint is not null or $3)',
      true,
    );
  }

  carrier(name: string, code: string): Promise<Row | undefined> {
    return this.#find(
      name,
      code || null,
      'select carrier_code from carriers where carrier_code = $2 and ($1::bigint is not null or $3)',
      true,
    );
  }

  line(name: string, id: number | null): Promise<Row | undefined> {
    return this.#find(
      name,
      id,
      'select id from product_lines where organisation_id = $1 and id = $2 and (active = 1 or $3)',
      this.before?.product_line_id === id,
    );
  }

  user(name: string, id: number | null): Promise<Row | undefined> {
    return this.#find(
      name,
      id,
      `select u.id from users u where u.id = $2 and ((u.status = 1 and (u.org_id = $1
         or u.id in (select user_id from user_organisations where organisation_id = $1))) or $3)`,
      this.before?.owner_id === id,
    );
  }

  /** A missing value is the form's own matter. */
  async #find(
    name: string,
    value: string | number | null,
    sql: string,
    isKept: boolean,
  ): Promise<Row | undefined> {
    if (value === null) return undefined;
    const row = await first(this.tx.query<Row>(sql, [this.call.organisation.id, value, isKept]));
    if (!row) this.form.refuse(name, fieldMessages.unknown);
    return row;
  }
}
