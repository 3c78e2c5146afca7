import { withQuery } from '../../page/addresses/query';
import type { ServiceName } from '../config/services';
import type { ShellConfig } from '../config/types';
import { ShellError } from '../errors';
import type { Call } from './call';
import type { RequestSession } from './client';
import { baseFor } from './hosts';

export interface Address {
  service: ServiceName;
  /** The service's base URL. */
  base: string;
  url: string;
}

/**
 * Finds the service and the full URL of a call.
 * @throws {ShellError} `argument` for a path, `config` for a host that is missing
 */
export function createAddress(
  config: Pick<ShellConfig, 'hosts' | 'orderApiSegments'>,
  session: Pick<RequestSession, 'contextId' | 'lang'>,
): (call: Pick<Call, 'path' | 'params' | 'options'>) => Address {
  return ({ path, params, options }) => {
    // Behind a base URL, anything else could name another host, and the token would go there.
    if (!String(path).startsWith('/')) {
      throw new ShellError({
        kind: 'config',
        code: 'argument',
        messageKey: 'error.unexpected',
        message: 'request: not a path that starts with /',
      });
    }
    const { service, base } = baseFor(path, options.service, config.hosts, config.orderApiSegments);
    if (!base) {
      throw new ShellError({ kind: 'config', code: 'config', messageKey: 'error.notConfigured', call: path });
    }
    const url = withQuery(base + path, {
      ...params,
      contextId: options.contextId ?? session.contextId(),
      lang: session.lang(),
    });
    return { service, base, url };
  };
}
