import { idOf, isRecord, textOf } from '../../core/json/json';
import type { RequestClient } from '../../core/request/types';
import { USER_ROLES, type UserRole } from '../../core/session/types';
import type { ListPage } from '../../core/store/list';

const PATH = '/api/v1/User/findByPageOrIds';
const ROWS = 20;

/** Somebody to act as. */
export interface Person {
  id: string;
  name: string;
  email: string;
  organisation: string;
  role: UserRole | null;
}

/** A page of the users who are no super users themselves: nobody acts as those. */
export async function findPeople(
  request: RequestClient,
  text: string,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<Person>> {
  const wanted = text.trim();
  const { data } = await request.get(
    PATH,
    {
      page,
      rows: ROWS,
      sidx: 'id',
      sord: 'asc',
      'search[EQ_isSuper]': 0,
      'search[CN_name]': wanted === '' ? undefined : wanted,
    },
    { signal, read: toPage },
  );
  return data;
}

function toPage(data: unknown): ListPage<Person> | null {
  if (!isRecord(data) || !Array.isArray(data.content)) return null;
  const items = data.content.map(toPerson).filter((person) => person !== null);
  const total = Number(data.totalElements);
  return { items, total: Number.isFinite(total) && total >= 0 ? total : items.length };
}

function toPerson(wire: unknown): Person | null {
  if (!isRecord(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    name: textOf(wire.name) || textOf(wire.email) || id,
    email: textOf(wire.email),
    organisation: textOf(wire.orgName),
    role: USER_ROLES.find((role) => role === wire.roleLabel) ?? null,
  };
}
