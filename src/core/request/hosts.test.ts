import { expect, test } from 'vitest';
import type { ServiceName } from '../config/services';
import { serviceFor } from './hosts';

const segments = ['deliverOrder', 'picking'];

test.each<[path: string, asked: ServiceName | undefined, service: ServiceName]>([
  ['/api/v1/Organization/findAll', undefined, 'userCentre'],
  ['/auth/jwt/authorize', undefined, 'userCentre'],
  ['/api/v2/deliverOrder/findByPage', undefined, 'orderApi'],
  ['/api/v2/deliverOrder/findByPage?page=1', 'boss', 'orderApi'],
  ['/api/v2/picking/wave/list', undefined, 'orderApi'],
  ['/api/v2/pickings/list', undefined, 'userCentre'],
  ['/api/v1/deliverOrder/findByPage', undefined, 'userCentre'],
  ['/api/v2/B2cOrder/gsmod', 'boss', 'boss'],
  ['/api/v3/bill/findByPage', undefined, 'billingApi'],
  ['/api/v3/bill/findByPage', 'userCentre', 'billingApi'],
  ['/api/v3/customerRate/getHostWarehouse', 'fbb', 'fbb'],
  ['/api/v2/userQuestion/add', 'feedback', 'feedback'],
  ['/api/v1/ReportTask/findByPage', 'bi', 'bi'],
  ['/api/v2/carrierGroupServiceCode/findAllByCustomerId', 'ship', 'ship'],
])('%s asked of %s goes to %s', (path, asked, service) => {
  expect(serviceFor(path, asked, segments)).toBe(service);
});
