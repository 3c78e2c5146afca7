import type { ServiceName } from '../config/services';

/** Who refuses a token. `refused`: the service itself. `network`: a proxy in front of it, such as one that checks addresses. */
export interface RefusedBy {
  readonly why: 'refused' | 'network';
  readonly service: ServiceName;
}
