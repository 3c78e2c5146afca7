import { idOf, isRecord, textOf } from '../../page/json/json';
import { nameOf } from '../text/name';
import { ORGANISATION_ROLES, type Organisation } from './organisation';
import { type Actor, USER_ROLES, type User } from './types';

/** An organisation of a reply, or null where it has no id. */
export function toOrganisation(wire: unknown): Organisation | null {
  if (!isRecord(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    name: nameOf(wire.name, wire.code, id),
    code: textOf(wire.code),
    logoUrl: textOf(wire.logoUrl) || textOf(wire.logo) || null,
    role: ORGANISATION_ROLES.find((role) => role === wire.roleLabel) ?? null,
  };
}

function toActor(wire: unknown): Actor | null {
  if (!isRecord(wire)) return null;
  const id = idOf(wire.id);
  return id === null ? null : { id, name: nameOf(wire.name, id) };
}

/** The user of a reply, or null where it is not one. */
export function toUser(wire: unknown): User | null {
  if (!isRecord(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    name: nameOf(wire.name, wire.email, id),
    email: textOf(wire.email),
    phone: textOf(wire.phone),
    orgId: idOf(wire.orgId) ?? '',
    isSuper: Number(wire.isSuper) === 1,
    role: USER_ROLES.find((role) => role === wire.roleLabel) ?? null,
    organisation: toOrganisation(wire.organization),
    actor: toActor(wire.actor),
  };
}
