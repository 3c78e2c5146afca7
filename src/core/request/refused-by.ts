import type { ServiceName } from '../config/services';

/**
 * Who refuses a token: the service (`refused`), or what stands before it, such as a proxy that checks addresses (`network`).
 */
export interface RefusedBy {
  readonly why: 'refused' | 'network';
  readonly service: ServiceName;
}
