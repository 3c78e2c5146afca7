import type { Lang } from '../../support/lang';
import { column } from '../database/db';
import type { Service } from '../http/service';
import { toWireRows } from '../http/wire';

/** The largest number of rows of a reference list. */
const maxRows = 5_000;

/** Lists of the boss service that forms choose from. */
export function bossReferences(boss: Service): void {
  const { db } = boss.deps;
  const ofOrganisation = (path: string, sql: (lang: Lang) => string) => {
    boss.secured('GET', path, async ({ organisation, lang }) =>
      toWireRows(
        await db.query(`${sql(lang)} where organisation_id = $1 order by id limit ${maxRows}`, [
          organisation.id,
        ]),
      ),
    );
  };
  ofOrganisation(
    '/api/v1/OrganizationWarehouse/findAllByContextId',
    (
      lang,
    ) => `select id, code, ${column('title', lang)} as title, warehouse_type, active, organisation_id as organization_id,
      api_type, country, time_zone from warehouses`,
  );
  ofOrganisation(
    '/api/v1/ProductLine/findAllByContextId',
    (lang) =>
      `select id, ${column('name', lang)} as name, ${column('description', lang)} as description, flag from product_lines`,
  );
  ofOrganisation(
    '/api/v1/Account/findAllByContextId',
    (
      lang,
    ) => `select id, ${column('title', lang)} as title, flag, active, type, status, is_adv_auth, time_zone,
      organisation_id as org_id from accounts`,
  );
  boss.secured('GET', '/api/v1/commonRegion/getAllCountry', async () =>
    toWireRows(await db.query('select id, code, name, name_en from countries order by code')),
  );
}

/** Carriers and time zones. */
export function fbbReferences(fbb: Service): void {
  const { db } = fbb.deps;
  fbb.secured('GET', '/api/v2/SystemDeliveryCarrier/findAllCarrier', async () => {
    const carriers = await db.query(
      'select id, carrier_code, carrier_name, country from carriers order by id',
    );
    const services = await db.query<{ carrier_id: number } & Record<string, unknown>>(
      'select id, code as carrier_service_code, carrier_service_name, carrier_id from carrier_services order by id',
    );
    return carriers.map((carrier) => ({
      ...toWireRows([carrier])[0],
      services: toWireRows(services.filter((service) => service.carrier_id === carrier.id)),
    }));
  });
  fbb.secured('GET', '/api/v2/timeZone/findAll', async ({ lang }) =>
    toWireRows(
      await db.query(
        `select id, time_zone_code, ${column('time_zone_name', lang)} as time_zone_name from time_zones order by id`,
      ),
    ),
  );
}

/** Services that the context organisation may ship with. */
export function shipReferences(ship: Service): void {
  const { db } = ship.deps;
  ship.secured('GET', '/api/v2/carrierGroupServiceCode/findAllByCustomerId', async ({ organisation }) =>
    toWireRows(
      await db.query(
        `select g.id, s.code, s.carrier_service_name, g.group_name, c.carrier_code
         from carrier_groups g join carrier_services s on s.id = g.carrier_service_id join carriers c on c.id = s.carrier_id
         where g.organisation_id = $1 order by g.id limit ${maxRows}`,
        [organisation.id],
      ),
    ),
  );
}
