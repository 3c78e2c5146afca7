import type { Organisation } from './organisation';

/** Role labels of a user (docs/behaviour.md#users-and-roles). */
export const USER_ROLES = ['CLMEM', 'CLADM', 'SPMEM', 'SPADM', 'SUPER'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** The super user who acts as another user. */
export interface Actor {
  id: string;
  name: string;
}

/** The signed-in person (docs/behaviour.md#data). */
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
