import type { ServiceName } from '../config/services';
import type { ServiceHosts } from '../config/types';

/**
 * Which service a path belongs to (docs/behaviour.md#services): order segments under /api/v2 go to the order API; /api/v3 on the
 * default host goes to the billing API; everything else to the service asked for, by default the user centre.
 */
export function serviceFor(
  path: string,
  asked: ServiceName | undefined,
  orderApiSegments: readonly string[],
): ServiceName {
  const parts = path.split(/[?#]/, 1)[0]!.split('/').filter(Boolean);
  if (
    parts[0] === 'api' &&
    parts[1] === 'v2' &&
    parts.slice(2).some((part) => orderApiSegments.includes(part))
  ) {
    return 'orderApi';
  }
  const service = asked ?? 'userCentre';
  if (service === 'userCentre' && parts[0] === 'api' && parts[1] === 'v3') return 'billingApi';
  return service;
}

/** Base URL of the service that serves the path. */
export function baseFor(
  path: string,
  asked: ServiceName | undefined,
  hosts: ServiceHosts,
  orderApiSegments: readonly string[],
): { service: ServiceName; base: string } {
  const service = serviceFor(path, asked, orderApiSegments);
  return { service, base: hosts[service] };
}
