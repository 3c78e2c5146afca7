import type { Organisation } from '../organisations/types';

/** Role labels of a user (spec 3). */
export const USER_ROLES = ['CLMEM', 'CLADM', 'SPMEM', 'SPADM', 'SUPER'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Who really works: a super user who acts as another. */
export interface Actor {
  id: string;
  name: string;
}

/** The signed-in person (spec 3, user info). */
export interface User {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** The organisation the account belongs to; not always the context organisation. */
  orgId: string;
  isSuper: boolean;
  role: UserRole | null;
  /** The context organisation. */
  organisation: Organisation | null;
  /** The super user who acts as this user; null where nobody does. */
  actor: Actor | null;
}

/** `starting` until the first answer; `failed` when the service is out of reach or its reply is no use. */
export type SessionStatus = 'starting' | 'signed-in' | 'signed-out' | 'password-expired' | 'failed';
