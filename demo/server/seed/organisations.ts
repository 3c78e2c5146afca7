import type { Row } from '../database/insert';
import {
  brands,
  cities,
  clientKinds,
  serviceKinds,
  westernClient,
  westernFirst,
  westernService,
} from './names';
import { Random } from './random';

type OrganisationLabel = 'SYSTEM' | 'CLIENT' | 'SERVICE';

interface Organisation {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly label: OrganisationLabel;
}

const base = 1_000_000;
export const openOrganisations = 600;
const closedOrganisations = 12;

export const platformId = 1_000_001;
/** The overseas warehouse that owns the documents of other systems. */
export const hostWarehouseId = 1_000_030;
/** The organisation of the accounts client.admin and client.member. */
export const mainId = 1_000_412;
export const newcomerId = 1_000_600;

const known: Readonly<Record<number, Organisation>> = {
  [platformId]: { code: 'SYS-OPS', zh: '平台运营中心', en: 'Platform Operations', label: 'SYSTEM' },
  1000002: { code: 'SYS-FIN', zh: '平台财务中心', en: 'Platform Finance', label: 'SYSTEM' },
  1000003: { code: 'SYS-CS', zh: '平台客服中心', en: 'Platform Customer Service', label: 'SYSTEM' },
  1000004: { code: 'SYS-DEV', zh: '平台技术中心', en: 'Platform Engineering', label: 'SYSTEM' },
  [hostWarehouseId]: {
    code: 'HYT-LA1',
    zh: '港运通海外仓（洛杉矶）',
    en: 'Gangyuntong Warehouse (Los Angeles)',
    label: 'SERVICE',
  },
  1000331: { code: 'PDL-SEA', zh: 'Pacific Dock Logistics', en: 'Pacific Dock Logistics', label: 'SERVICE' },
  1000340: { code: 'HTTX-0152', zh: '汇通天下跨境电商', en: 'Huitong Worldwide E-commerce', label: 'CLIENT' },
  1000352: { code: 'WLD-0177', zh: '万里达供应链', en: 'Wanlida Supply Chain', label: 'CLIENT' },
  1000365: {
    code: 'NGF-NJ2',
    zh: 'Northgate Fulfillment NJ',
    en: 'Northgate Fulfillment NJ',
    label: 'SERVICE',
  },
  1000377: {
    code: 'JCNB-SH',
    zh: '锦程国际货运代理（宁波）有限公司上海分公司',
    en: 'Jincheng Freight Forwarding (Ningbo), Shanghai Branch',
    label: 'SERVICE',
  },
  1000391: { code: 'AHG-US', zh: 'Aurora Home Goods LLC', en: 'Aurora Home Goods LLC', label: 'CLIENT' },
  1000398: { code: 'HLJJ-0291', zh: '海岚家居', en: 'Hailan Home', label: 'CLIENT' },
  [mainId]: { code: 'OWSZ-0318', zh: '越洋优品（深圳）贸易有限公司', en: 'Oceanway Select', label: 'CLIENT' },
  [newcomerId]: {
    code: 'SHJJ-0600',
    zh: '苏禾家居用品（义乌）有限公司',
    en: 'Suhe Homeware',
    label: 'CLIENT',
  },
};

export const knownIds = Object.keys(known).map(Number);

/** 600 open organisations of the three labels, and 12 that were closed. */
export function organisationRows(now: Date): Row[] {
  const random = new Random('organisations');
  return Array.from({ length: openOrganisations + closedOrganisations }, (_, at) => {
    const id = base + at + 1;
    const { code, zh, en, label } = known[id] ?? randomOrganisation(random, at + 1);
    return {
      id,
      code,
      name_zh: zh,
      name_en: en,
      role_label: label,
      status: at < openOrganisations ? 1 : 2,
      yqn_bp_id: String(8_800_000 + at + 1),
      host_id: label === 'CLIENT' ? hostWarehouseId : id,
      logo: null,
      owner_id: null,
      created_at: new Date(now.getTime() - (700 - at) * 2 * 86_400_000),
    };
  });
}

function randomOrganisation(random: Random, number: number): Organisation {
  const isService = random.chance(0.16);
  const suffix = String(number).padStart(4, '0');
  if (random.chance(0.22)) {
    const name = `${random.pick(westernFirst)} ${random.pick(isService ? westernService : westernClient)}`;
    const initials = name.replace(/[^A-Z]/g, '').slice(0, 4);
    return { code: `${initials}-${suffix}`, zh: name, en: name, label: isService ? 'SERVICE' : 'CLIENT' };
  }
  const brand = random.pick(brands);
  const kind = random.pick(isService ? serviceKinds : clientKinds);
  const city = random.pick(cities);
  const short = random.chance(0.4);
  return {
    code: `${brand[2]}${kind[2]}-${suffix}`,
    zh: short ? `${city[0]}${brand[0]}${kind[0]}` : `${brand[0]}${kind[0]}（${city[0]}）有限公司`,
    en: short ? `${brand[1]} ${kind[1]} ${city[1]}` : `${brand[1]} ${kind[1]} (${city[1]}) Co., Ltd.`,
    label: isService ? 'SERVICE' : 'CLIENT',
  };
}
