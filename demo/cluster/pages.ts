import { startBilling } from '../billing/server';
import { startConsole } from '../console-server';
import { startErp } from '../erp/server';
import { identityClient } from '../identity/providers';
import { startIdentity } from '../identity/server';
import { startPartner } from '../partner/server';
import { backendFrom, listenBaseFrom } from '../server/from-env';
import { PATIENCE } from '../start-demo';
import { at } from '../support/folders';

// The systems of others beside the services, in a process of their own: the four hosts and the identity providers.

process.on('SIGTERM', () => process.exit(0));

try {
  const { portBase, allowOrigins } = backendFrom(process.env);
  const places = { portBase, listenBase: listenBaseFrom(process.env) };
  await startConsole({ ...places, dir: at('dist/console'), allowOrigins });
  await startBilling({ ...places, ...(process.env.CDN_FOLDER && { served: PATIENCE }) });
  await startErp(places);
  await startPartner(places);
  await startIdentity({ ...places, client: identityClient(process.env.IDENTITY_SECRET) });
  console.log('Ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
