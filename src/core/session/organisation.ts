/** Role labels of an organisation (docs/behaviour.md#users-and-roles). */
export const ORGANISATION_ROLES = ['SYSTEM', 'CLIENT', 'SERVICE'] as const;
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number];

export interface Organisation {
  id: string;
  name: string;
  /** Short code that clerks know it by; empty where the service gives none. */
  code: string;
  logoUrl: string | null;
  role: OrganisationRole | null;
}
