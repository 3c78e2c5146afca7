import type { ServiceName } from '../config/services';

/** Code of the error of a service that still refuses the user after a new sign-in; the session goes on. */
export const REFUSED = 'refused';

/** Services whose refusal the person has been told of: true while the bar says so. */
export type Refusals = Readonly<Partial<Record<ServiceName, boolean>>>;
