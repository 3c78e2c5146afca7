import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('end-to-end tests refuse the demo of another run, which answers on their ports', async () => {
  const orphan = createServer((_, response) => response.end()).listen(25_950, '127.0.0.1');
  await once(orphan, 'listening');
  vi.stubEnv('E2E_PORT_BASE', '25950');
  const { default: startDemo } = await import('../e2e/support/start-demo');
  await expect(startDemo()).rejects.toThrow(/^Port 25950 is in use, perhaps by .*E2E_PORT_BASE\.$/);
  orphan.close();
});
