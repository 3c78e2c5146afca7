import { expect, test } from 'vitest';
import { demoHosts } from '../hosts';
import { portsOf } from './cluster';

test('the ports that have to be free are those of proxies, pages and processes, with metrics and access, each once', () => {
  const ports = portsOf(5100, [5200, 5300]).map(({ port }) => port);
  const { metrics, brokerAccess } = demoHosts(5300);
  expect(ports).toEqual(expect.arrayContaining([5100, 5129, 5130, metrics.port, brokerAccess.port]));
  expect(new Set(ports).size).toBe(ports.length);
});
