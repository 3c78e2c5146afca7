import type { ServiceName } from '../config/services';

/** Code of the error of a service that still refuses the user after a new sign-in; the session goes on. */
export const REFUSED = 'refused';

/** The services of such errors, of which the person has been told: true where the bar goes on saying so. */
export type Refusals = Readonly<Partial<Record<ServiceName, boolean>>>;
