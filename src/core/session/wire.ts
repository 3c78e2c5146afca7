import { ORGANISATION_ROLES, type Organisation } from '../organisations/types';
import { type Actor, USER_ROLES, type User } from './types';

type Wire = Record<string, unknown>;

export const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids come as numbers from some services and as texts from others. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An organisation of a reply, or null where it has no id. */
export function toOrganisation(wire: unknown): Organisation | null {
  if (!isWire(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    name: textOf(wire.name) || id,
    code: textOf(wire.code),
    logoUrl: textOf(wire.logoUrl) || textOf(wire.logo) || null,
    role: ORGANISATION_ROLES.find((role) => role === wire.roleLabel) ?? null,
  };
}

function toActor(wire: unknown): Actor | null {
  if (!isWire(wire)) return null;
  const id = idOf(wire.id);
  return id === null ? null : { id, name: textOf(wire.name) || id };
}

/** The user of a reply (spec 3), or null where it is not one. */
export function toUser(wire: unknown): User | null {
  if (!isWire(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    name: textOf(wire.name) || textOf(wire.email) || id,
    email: textOf(wire.email),
    phone: textOf(wire.phone),
    orgId: idOf(wire.orgId) ?? '',
    isSuper: Number(wire.isSuper) === 1,
    role: USER_ROLES.find((role) => role === wire.roleLabel) ?? null,
    organisation: toOrganisation(wire.organization),
    actor: toActor(wire.actor),
  };
}
