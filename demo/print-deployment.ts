import { allowOriginsFrom } from './allow-origins';
import { demoConfig } from './config';
import { demoHosts, portBaseFrom } from './hosts';

// For whoever serves the package's files in place of the demo's CDN: its address, and the configuration of the loader, as JSON.
try {
  const portBase = portBaseFrom(process.env);
  const { host, port, url } = demoHosts(portBase).pages.cdn;
  console.log(
    JSON.stringify({ host, port, url, config: demoConfig(portBase, allowOriginsFrom(process.env)) }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
