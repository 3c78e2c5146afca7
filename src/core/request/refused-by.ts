import type { ServiceName } from '../config/services';

/** Who refuses a token: `refused`, the service itself; `network`, a proxy before the service, such as one that checks addresses. */
export interface RefusedBy {
  readonly why: 'refused' | 'network';
  readonly service: ServiceName;
}
