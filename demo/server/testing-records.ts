import type { ServiceName } from '@oms/shell';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './testing';

export type Row = Record<string, unknown>;

export interface Page {
  content: Row[];
  totalElements: number;
  spanCounts: { count: number; quantity: number; amount: Record<string, number> };
}

/** The reply to an action with many records. */
export interface Bulk {
  total: number;
  done: number;
  failed: { id: string; no: string | null; reason: string }[];
  task: { id: string; taskNo: string } | null;
}

export const orders = '/api/v2/deliverOrder';

/**
 * A server for the tests of a file, and calls of the administrator of a client. `server` and `token` are there once
 * tests run.
 */
export function recordServer(portBase: number) {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(portBase);
    token = (await server.signIn('client.admin@oms.test')).token;
  });
  afterAll(() => server.close());

  const call = <Data = Row>(
    service: ServiceName,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => server.call<Data>(service, path, { token, headers, ...(body !== undefined && { body }) });
  const page = async (service: ServiceName, path: string) => (await call<Page>(service, path)).data;
  /** A new order as a form sends it, with every field. */
  const goodOrder = async () => {
    const [account] = (await call<Row[]>('boss', '/api/v1/Account/findAllByContextId')).data;
    return {
      accountId: account?.id,
      sku: 'HY-2206-BK',
      quantity: 3,
      warehouseCode: 'LA1',
      carrierServiceCode: 'UPS_GROUND',
      priority: 'RUSH',
      signature: 1,
      insured: false,
      declaredValue: '12.50',
      shipBy: '2026-12-01T08:00:00Z',
      deliverFrom: '2026-12-03',
      deliverTo: '2026-12-05',
      ownerId: '2003',
      recipientName: "Zoë O'Brien",
      recipientPhone: '2125550100',
      recipientEmail: 'zoe@example.com',
      recipientAddress: '1 Main St',
      recipientCity: 'New York, NY',
      recipientState: 'NY',
      recipientPostcode: '10001',
      recipientCountry: 'US',
      remark: '=HYPERLINK("x")',
    };
  };

  return {
    server: () => server,
    token: () => token,
    call,
    page,
    goodOrder,
    firstWith: async (status: string) =>
      (await page('orderApi', `${orders}/findByPage?search[EQ_status]=${status}&rows=1`)).content[0] as Row,
    logOf: async (type: string, id: unknown) =>
      (await page('boss', `/api/v1/OperationLog/findByRecord?recordType=${type}&recordId=${id}&lang=en`))
        .content,
  };
}
