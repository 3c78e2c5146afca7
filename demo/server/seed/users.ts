import type { Row, Table } from '../database/insert';
import { hashPassword } from '../session/passwords';
import { accounts, demoPassword } from './accounts';
import { givenNames, surnames } from './names';
import {
  hostWarehouseId,
  knownIds,
  mainId,
  newcomerId,
  openOrganisations,
  platformId,
} from './organisations';
import { Random } from './random';

const dayInMs = 86_400_000;

/** Ids of the demo accounts, in the order of `accounts`. */
export const superId = 2001;
export const clientAdminId = 2002;
export const clientMemberId = 2003;
export const serviceAdminId = 2004;
export const serviceMemberId = 2005;
export const expiredId = 2006;
export const riskyId = 2007;
export const newcomerUserId = 2008;
const colleagues = 180;

const homes: Readonly<Record<number, number>> = {
  [superId]: platformId,
  [clientAdminId]: mainId,
  [clientMemberId]: mainId,
  [serviceAdminId]: hostWarehouseId,
  [serviceMemberId]: hostWarehouseId,
  [expiredId]: 1_000_398,
  [riskyId]: 1_000_352,
  [newcomerUserId]: newcomerId,
};

/** Users and the organisations that they work for. Only the demo accounts have a password; the others never sign in. */
export async function userTables(organisations: readonly Row[], now: Date): Promise<Table[]> {
  const hashes = await Promise.all(accounts.map(() => hashPassword(demoPassword)));
  const demo = accounts.map(({ email, role, name }, at) => {
    const id = superId + at;
    return {
      ...userRow(id, email, name.zh, name.en, homes[id] ?? mainId, role, now),
      password_hash: hashes[at] ?? null,
      password_expired: id === expiredId,
      verify_phone: id === riskyId,
      password_changed_at: new Date(now.getTime() - (id === expiredId ? 190 : 26 + at) * dayInMs),
      last_login_ip: id === newcomerUserId ? null : `183.14.${40 + at}.${17 * (at + 1)}`,
      last_login_at: id === newcomerUserId ? null : new Date(now.getTime() - (at + 3) * 4_400_000),
    };
  });
  const others = colleaguesOf(organisations, now);
  return [
    { name: 'users', rows: [...demo, ...others] },
    {
      name: 'user_organisations',
      rows: [...demoAccess(), ...others.map(({ id, org_id }) => access(id, org_id))],
    },
    { name: 'user_options', rows: accounts.map((_, at) => introOption(superId + at)) },
  ];
}

interface UserRow {
  readonly id: number;
  readonly org_id: number;
}

function userRow(id: number, email: string, zh: string, en: string, orgId: number, role: string, now: Date) {
  const random = new Random(`user ${id}`);
  const phone = `13${random.digits(9)}`;
  const createdAt = new Date(now.getTime() - random.between(60, 900) * dayInMs);
  return {
    id,
    email,
    phone,
    phone_proved_at: createdAt,
    name_zh: zh,
    name_en: en,
    org_id: orgId,
    role_label: role,
    is_super: role === 'SUPER' ? 1 : 0,
    password_hash: null as string | null,
    password_expired: false,
    verify_phone: false,
    password_changed_at: null as Date | null,
    last_login_ip: null as string | null,
    last_login_at: null as Date | null,
    created_at: createdAt,
  };
}

function colleaguesOf(organisations: readonly Row[], now: Date): (UserRow & Row)[] {
  const random = new Random('colleagues');
  return Array.from({ length: colleagues }, (_, at) => {
    const organisation = organisations[(at * 3) % openOrganisations] as Row;
    const surname = random.pick(surnames);
    const given = random.pick(givenNames);
    const isClient = organisation.role_label === 'CLIENT';
    const isAdmin = random.chance(0.3);
    const role = isClient ? (isAdmin ? 'CLADM' : 'CLMEM') : isAdmin ? 'SPADM' : 'SPMEM';
    const email = `${given[1]}.${surname[1]}${100 + at}@oms.test`.toLowerCase();
    const [zh, en] = [surname[0] + given[0], `${surname[1]} ${given[1]}`];
    return userRow(3001 + at, email, zh, en, Number(organisation.id), role, now);
  });
}

function access(user: number, organisation: number): Row {
  return { user_id: user, organisation_id: organisation };
}

/** People of the organisations that the demo accounts work in; every twelfth has left. */
export function moreColleagues(now: Date): Table[] {
  const random = new Random('more colleagues');
  const homes = [
    ...Array(60).fill(mainId),
    ...Array(40).fill(hostWarehouseId),
    ...Array(16).fill(platformId),
  ];
  const rows = homes.map((home: number, at) => {
    const surname = random.pick(surnames);
    const given = random.pick(givenNames);
    const kind = home === mainId ? 'CL' : 'SP';
    const email = `${given[1]}.${surname[1]}${400 + at}@oms.test`.toLowerCase();
    const role = `${kind}${random.chance(0.2) ? 'ADM' : 'MEM'}`;
    const names = [surname[0] + given[0], `${surname[1]} ${given[1]}`] as const;
    return { ...userRow(3501 + at, email, ...names, home, role, now), status: at % 12 === 7 ? 0 : 1 };
  });
  return [
    { name: 'users', rows },
    { name: 'user_organisations', rows: rows.map(({ id, org_id }) => access(id, org_id)) },
  ];
}

/** client.admin works for 137 organisations, service.admin for 40; the super user needs no rows. */
function demoAccess(): Row[] {
  const random = new Random('access');
  const shuffled = random
    .shuffled(Array.from({ length: 328 }, (_, at) => 1_000_002 + at))
    .filter((id) => !knownIds.includes(id));
  const fixed = knownIds.filter((id) => id !== newcomerId && (id < 1_000_002 || id > 1_000_004));
  const clientAdmin = [...fixed, ...shuffled].slice(0, 137);
  const serviceAdmin = [hostWarehouseId, mainId, 1_000_398, 1_000_365, ...shuffled.slice(140)].slice(0, 40);
  const pairs: [number, readonly number[]][] = [
    [superId, [platformId]],
    [clientAdminId, clientAdmin],
    [clientMemberId, [mainId, 1_000_398]],
    [serviceAdminId, serviceAdmin],
    [serviceMemberId, [hostWarehouseId, 1_000_365, 1_000_331]],
    [expiredId, [1_000_398]],
    [riskyId, [1_000_352]],
    [newcomerUserId, [newcomerId]],
  ];
  return pairs.flatMap(([user, organisations]) =>
    organisations.map((organisation) => access(user, organisation)),
  );
}

/** The quick-start guide opens only for the newcomer. */
function introOption(user: number): Row {
  return { user_id: user, name: 'hide_intro', value: user === newcomerUserId ? '0' : '1' };
}
