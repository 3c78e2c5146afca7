import type { FastifyInstance } from 'fastify';

/**
 * Ends all servers at once: new connections are refused, calls that are being answered get their reply within the time,
 * and are cut after it.
 */
export async function endServers(servers: readonly FastifyInstance[], time: number): Promise<void> {
  const cut = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections();
  }, time);
  await Promise.all(servers.map((server) => server.close()));
  clearTimeout(cut);
}
