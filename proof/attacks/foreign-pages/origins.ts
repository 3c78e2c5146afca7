import type { StaticServer } from '@oms/tools/static-server';

/** Of the same site as the hosts, whose cookies come along, and of another one. */
export const foreignOrigins = ({ origin }: StaticServer) => [
  origin,
  origin.replace('localhost', '127.0.0.1'),
];
