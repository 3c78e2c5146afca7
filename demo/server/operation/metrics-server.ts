import fastify from 'fastify';
import type { Address } from '../../hosts';
import { listenAt, type RunningHost } from '../../support/listen';
import { StartError } from '../../support/start-error';
import type { Metrics } from './metrics';

/** Where metrics are read; `port` undefined: that of the table of addresses. */
export interface MetricsOptions {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
}

/**
 * Serves `/metrics` on a port of its own, so that no proxy passes it on with the services: by default on the loopback
 * address alone, whatever HOST is. No page of a browser reads it, also not one that is open on the same machine.
 */
export function startMetrics(
  metrics: Metrics,
  { host, port, url }: Address,
  options: MetricsOptions,
): Promise<RunningHost> {
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async ({ headers }, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin');
    // `none`: somebody has typed the address.
    if (headers.origin !== undefined || (headers['sec-fetch-site'] ?? 'none') !== 'none')
      return reply.code(403).type('text/plain').send('');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  return listenAt(app, { host: options.host ?? host, port: options.port ?? port, url }, 'METRICS_HOST');
}

/**
 * Reads METRICS_HOST and METRICS_PORT, which may be `off`.
 * @throws StartError if it is no port
 */
export function metricsFrom(env: Readonly<Record<string, string | undefined>>): MetricsOptions | false {
  const [host, port] = [env.METRICS_HOST?.trim() || undefined, env.METRICS_PORT?.trim()];
  if (port === 'off') return false;
  if (!port) return { host };
  if (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535)
    return { host, port: Number(port) };
  throw new StartError(`METRICS_PORT is ${port}, but it has to be a port from 1 to 65535, or off.`);
}
