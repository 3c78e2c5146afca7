import { startBilling } from '../../demo/billing/server';
import { startConsole } from '../../demo/console-server';
import { startErp } from '../../demo/erp/server';
import { identityClient } from '../../demo/identity/providers';
import { startIdentity } from '../../demo/identity/server';
import { startPartner } from '../../demo/partner/server';
import { backendFrom, listenBaseFrom } from '../../demo/server/from-env';
import { PATIENCE } from '../../demo/start-demo';
import { at } from '../paths';

// The systems of others beside the services, in a process of their own: the four hosts and the identity providers.

process.on('SIGTERM', () => process.exit(0));

try {
  const { portBase, allowOrigins } = backendFrom(process.env);
  const places = { portBase, listenBase: listenBaseFrom(process.env) };
  await startConsole({ ...places, dir: at('dist/demo/console'), allowOrigins });
  await startBilling({ ...places, ...(process.env.CDN_FOLDER && { served: PATIENCE }) });
  await startErp(places);
  await startPartner(places);
  await startIdentity({ ...places, client: identityClient(process.env.IDENTITY_SECRET) });
  console.log('Ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
