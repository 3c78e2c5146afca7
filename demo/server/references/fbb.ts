import type { Lang } from '../../support/lang';
import { column } from '../database/db';
import type { Call, Service } from '../http/service';
import { toWireRows } from '../http/wire';
import { accessibleSql } from '../session/context';
import { billingCategories, fbaWarehouses, volumeWeights, workTypes } from './constants';
import { chosenOne, ownedRows, productLines, rowsOf, warehouses } from './rows';

/** Carriers, areas, warehouses and other lists of the fulfilment service. */
export function fbbReferences(fbb: Service): void {
  const { db } = fbb.deps;
  fbb.secured('GET', '/api/v2/SystemDeliveryCarrier/findAllCarrier', async () => {
    const carriers = await rowsOf(db, {
      select: 'id, carrier_code, carrier_name, country',
      from: 'carriers',
    });
    const services = await db.query<{ carrier_id: number } & Record<string, unknown>>(
      'select id, code as carrier_service_code, carrier_service_name, carrier_id from carrier_services order by id',
    );
    return carriers.map((carrier) => ({
      ...carrier,
      services: toWireRows(services.filter((service) => String(service.carrier_id) === carrier.id)),
    }));
  });
  fbb.secured('GET', '/api/v2/timeZone/findAll', ({ lang }) =>
    rowsOf(db, {
      select: `id, time_zone_code, ${column('time_zone_name', lang)} as time_zone_name`,
      from: 'time_zones',
    }),
  );
  fbb.secured('GET', '/api/v2/billingCategory/findAll', async ({ lang }) => billingCategories(lang));
  // A warehouse's own lines and those of its customers.
  fbb.secured('POST', '/api/v2/productLine/findByWarehouseOrgId', async (call) => {
    const warehouse = await chosenOne(db, call, call.body.optionalId('warehouseOrgId'));
    return ownedRows(
      db,
      productLines,
      call.lang,
      `o.id = $4 or o.id = $3 or (o.host_id = $3 and ${accessibleSql})`,
      [call.user.id, call.user.isSuper, warehouse, call.organisation.id],
    );
  });
  warehousesOfFbb(fbb);
  areas(fbb);
  carrierGroups(fbb);
}

function warehousesOfFbb(fbb: Service): void {
  const { db } = fbb.deps;
  const of = (onlyActive: boolean) => async (call: Call) =>
    ownedRows(db, warehouses, call.lang, `o.id = $1 ${onlyActive ? 'and x.active = 1' : ''}`, [
      await chosenOne(db, call, call.query.optionalId('orgId')),
    ]);
  fbb.secured('GET', '/api/v2/organizationWarehouse/findOrgWarehousesByOrgId', of(true));
  fbb.secured('GET', '/api/v2/organizationWarehouse/findAllWarehouseByOrgId', of(false));
}

function areas(fbb: Service): void {
  const { db } = fbb.deps;
  const list = async (call: Call, organisation: number) => {
    const warehouse = call.query.optionalText('warehouseCode', { max: 40 });
    return rowsOf(
      db,
      {
        select: `id, ${column('area_name', call.lang)} as area_name, area_code, area_type, warehouse_code, active`,
        from: 'areas where organisation_id = $1 and ($2::text is null or warehouse_code = $2)',
      },
      [organisation, warehouse],
    );
  };
  fbb.secured('GET', '/api/v2/areaManage/query', (call) => list(call, call.organisation.id));
  fbb.secured('GET', '/api/v2/areaManage/queryByCustomer', async (call) =>
    list(call, await chosenOne(db, call, call.query.optionalId('customerId'))),
  );
}

function carrierGroups(fbb: Service): void {
  const { db } = fbb.deps;
  const list = (organisation: number, onlyActive: boolean) =>
    rowsOf(
      db,
      {
        select: `g.id, g.group_name, c.carrier_code, s.code as carrier_service_code, s.carrier_service_name, g.active`,
        from: `carrier_groups g join carrier_services s on s.id = g.carrier_service_id join carriers c on c.id = s.carrier_id
          where g.organisation_id = $1 ${onlyActive ? 'and g.active = 1' : ''}`,
        orderBy: 'g.id',
      },
      [organisation],
    );
  const weights = async (organisation: number, onlyActive: boolean) => {
    const codes = new Set((await list(organisation, false)).map(({ carrierCode }) => carrierCode));
    return volumeWeights().filter(
      ({ carrierCode, active }) => codes.has(carrierCode) && (!onlyActive || active === 1),
    );
  };
  fbb.secured('GET', '/api/v2/carrierGroup/findByContextId', ({ organisation }) =>
    list(organisation.id, true),
  );
  fbb.secured('GET', '/api/v2/carrierGroup/findAllByContextId', ({ organisation }) =>
    list(organisation.id, false),
  );
  fbb.secured('GET', '/api/v2/carrierGroup/findByOrgId', async (call) =>
    list(await chosenOne(db, call, call.query.optionalId('orgId')), true),
  );
  fbb.secured('GET', '/api/v2/carrierVolumeWeight/findByContextId', ({ organisation }) =>
    weights(organisation.id, true),
  );
  fbb.secured('GET', '/api/v2/carrierVolumeWeight/findAllByContextId', ({ organisation }) =>
    weights(organisation.id, false),
  );
}

/** Rates of customers and work types. The calls are those of fbb; a page that names no service sends them to the billing API. */
export function rateReferences(service: Service): void {
  const { db } = service.deps;
  const list = ({ lang, organisation }: Call, whose: 'host' | 'own', onlyActive: boolean) => {
    const id = whose === 'own' ? '$1' : '(select coalesce(host_id, id) from organisations where id = $1)';
    return ownedRows(db, warehouses, lang, `o.id = ${id} ${onlyActive ? 'and x.active = 1' : ''}`, [
      organisation.id,
    ]);
  };
  const add = (name: string, rows: (call: Call, lang: Lang) => Promise<unknown>) =>
    service.secured('POST', `/api/v3/customerRate/${name}`, (call) => rows(call, call.lang));
  add('getHostWarehouse', (call) => list(call, 'host', true));
  add('getHostAndFbaWarehouse', async (call, lang) => [
    ...(await list(call, 'host', true)),
    ...fbaWarehouses(lang),
  ]);
  add('getWarehouseByUser', (call) => list(call, 'own', true));
  add('getAllHostWarehouse', (call) => list(call, 'host', false));
  add('getAllWarehouseByUser', (call) => list(call, 'own', false));
  service.secured('GET', '/api/v3/processedTransaction/findByClientOrgId', async (call) => {
    await chosenOne(db, call, call.query.optionalId('clientOrgId'));
    const status = call.query.has('status') ? Number(call.query.oneOf('status', ['0', '1'])) : null;
    return workTypes(call.lang, status);
  });
}
