import type { Row, Table } from '../../database/insert';
import { mainId } from '../organisations';
import {
  carriers,
  countryCodes,
  displayName,
  markets,
  platforms,
  timeZoneCodes,
  timeZoneName,
  warehousePlaces,
} from '../places';
import { Random } from '../random';
import { activeIds } from '../scale';
import { lines } from './goods';

/** Countries, time zones, carriers: the same for everybody. */
export function commonTables(): Table[] {
  const services = carriers.flatMap(([code, , , list]) =>
    list.map(([service, name]) => ({ code, service, name })),
  );
  const carrierId = (code: string) => 11 + carriers.findIndex(([known]) => known === code);
  return [
    {
      name: 'countries',
      rows: countryCodes.map((code, at) => {
        const { zh, en } = displayName('region', code);
        return { id: at + 1, code, name: zh, name_en: en };
      }),
    },
    {
      name: 'time_zones',
      rows: timeZoneCodes.map((code, at) => {
        const { zh, en } = timeZoneName(code);
        return { id: at + 1, time_zone_code: code, time_zone_name_zh: zh, time_zone_name_en: en };
      }),
    },
    {
      name: 'carriers',
      rows: carriers.map(([code, name, country]) => ({
        id: carrierId(code),
        carrier_code: code,
        carrier_name: name,
        country,
      })),
    },
    {
      name: 'carrier_services',
      rows: services.map(({ code, service, name }, at) => ({
        id: 101 + at,
        carrier_id: carrierId(code),
        code: service,
        carrier_service_name: name,
      })),
    },
  ];
}

/**
 * Warehouses, channels, product lines, routing rules and carrier groups of every organisation except the newcomer's.
 */
export function organisationTables(organisations: readonly Row[]): Table[] {
  const ids = activeIds(organisations);
  return [
    { name: 'warehouses', rows: numbered(6001, ids.flatMap(warehousesOf)) },
    { name: 'accounts', rows: numbered(20_001, ids.flatMap(channelsOf)) },
    { name: 'product_lines', rows: productLineRows(organisations) },
    { name: 'delivery_rules', rows: numbered(50_001, ids.flatMap(rulesOf)) },
    { name: 'carrier_groups', rows: numbered(70_001, ids.flatMap(carrierGroupsOf)) },
  ];
}

export function numbered(from: number, rows: readonly Row[]): Row[] {
  return rows.map((row, at) => ({ id: from + at, ...row }));
}

export function warehouseCodesOf(organisation: number): readonly string[] {
  if (organisation === mainId) return ['LA1', 'NJ2', 'DAL', 'YYZ', 'FXT', 'SZX'];
  const count = new Random(`warehouses ${organisation}`).between(1, 3);
  return warehousePlaces.slice(0, count).map(({ code }) => code);
}

function warehousesOf(organisation: number): Row[] {
  return warehouseCodesOf(organisation).map((code, at) => {
    const place = warehousePlaces.find((candidate) => candidate.code === code);
    return {
      organisation_id: organisation,
      code,
      title_zh: place?.zh,
      title_en: place?.en,
      warehouse_type: place?.country === 'CN' ? 2 : 1,
      active: 1,
      api_type: at === 0 ? 'WMS' : 'OMS',
      country: place?.country,
      time_zone: place?.zone,
    };
  });
}

export interface Channel {
  readonly zh: string;
  readonly en: string;
  readonly platform: string;
  readonly market: (typeof markets)[number];
}

/** The shops of an organisation: the main one sells through nine channels, others through one to three. */
export function channelsFor(organisation: number): Channel[] {
  const random = new Random(`channels ${organisation}`);
  const all = platforms.flatMap(([platform, name, countries]) =>
    countries.flatMap((country) => {
      const market = markets.find((candidate) => candidate.country === country);
      return market ? [{ zh: `${name} ${market.zh}`, en: `${name} ${market.en}`, platform, market }] : [];
    }),
  );
  if (organisation !== mainId) return random.shuffled(all.slice(0, 12)).slice(0, random.between(1, 3));
  const names = [
    'Amazon US',
    'Shopify US',
    'Walmart US',
    'TikTok Shop US',
    'Amazon CA',
    'Amazon UK',
    'Temu US',
    'eBay US',
    'Walmart CA',
  ];
  return names.flatMap((name) => all.filter(({ en }) => en === name));
}

function channelsOf(organisation: number): Row[] {
  return channelsFor(organisation).map(({ zh, en, platform, market }, at) => ({
    organisation_id: organisation,
    title_zh: zh,
    title_en: en,
    flag: platform,
    type: platform,
    active: 1,
    status: 1,
    is_adv_auth: at % 3 === 0 ? 1 : 0,
    time_zone:
      warehousePlaces.find(({ country }) => country === market.country)?.zone ?? 'America/Los_Angeles',
  }));
}

export function productLineRows(organisations: readonly Row[]): Row[] {
  const rows = activeIds(organisations).flatMap((organisation) => {
    const count = organisation === mainId ? lines.length : new Random(`lines ${organisation}`).between(1, 2);
    return lines.slice(0, count).map(({ zh, en, prefixes }) => ({
      organisation_id: organisation,
      name_zh: zh,
      name_en: en,
      description_zh: `${zh}类商品，SKU 前缀 ${prefixes.join('、')}`,
      description_en: `${en}: SKUs that begin with ${prefixes.join(', ')}`,
      flag: prefixes[0],
    }));
  });
  return numbered(40_001, rows);
}

const ruleTitles = [
  ['美西订单优先洛杉矶仓', 'West coast from Los Angeles'],
  ['美东订单优先新泽西仓', 'East coast from New Jersey'],
  ['大件走 FedEx Ground', 'Large parcels by FedEx Ground'],
  ['一磅以下走 USPS', 'Under one pound by USPS'],
  ['加急订单 UPS 两日达', 'Rush orders by UPS 2nd Day Air'],
  ['缺货时按距离改派', 'Nearest other warehouse when out of stock'],
] as const;

function rulesOf(organisation: number): Row[] {
  const count = organisation === mainId ? 6 : new Random(`rules ${organisation}`).between(0, 2);
  return ruleTitles
    .slice(0, count)
    .map(([zh, en]) => ({ organisation_id: organisation, title_zh: zh, title_en: en, active: 1 }));
}

function carrierGroupsOf(organisation: number): Row[] {
  const random = new Random(`carrier groups ${organisation}`);
  const services = carriers.flatMap(([, , country, list]) => list.map(() => country));
  return services.flatMap((country, at) => {
    const wanted = organisation === mainId ? country !== 'JP' : country === 'US' && random.chance(0.5);
    const name = at % 2 === 0 ? '标准派送' : '快速派送';
    return wanted ? [{ organisation_id: organisation, carrier_service_id: 101 + at, group_name: name }] : [];
  });
}
