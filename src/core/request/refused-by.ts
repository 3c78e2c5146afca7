import type { ServiceName } from '../config/services';

/**
 * The service whose call is refused, and by whom: `refused` by itself, `network` by a proxy in front of it, one that
 * checks addresses for example.
 */
export interface RefusedBy {
  readonly why: 'refused' | 'network';
  readonly service: ServiceName;
}
