import type { Service } from '../http/service';
import { chosenOne, rowsOf } from './rows';

/** Services that the organisation `customerId` (default: the context) may ship with. */
export function shipReferences(ship: Service): void {
  const { db } = ship.deps;
  ship.secured('GET', '/api/v2/carrierGroupServiceCode/findAllByCustomerId', async (call) =>
    rowsOf(
      db,
      {
        select: 'g.id, s.code, s.carrier_service_name, g.group_name, c.carrier_code, g.active',
        from: `carrier_groups g join carrier_services s on s.id = g.carrier_service_id join carriers c on c.id = s.carrier_id
          where g.organisation_id = $1`,
        orderBy: 'g.id',
      },
      [await chosenOne(db, call, call.query.optionalId('customerId'))],
    ),
  );
}
