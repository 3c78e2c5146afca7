import type { Bilingual } from '../../support/lang';

interface WarehousePlace extends Bilingual {
  readonly code: string;
  readonly country: string;
  readonly zone: string;
}

/** Cities with warehouses. */
export const warehousePlaces: readonly WarehousePlace[] = [
  { code: 'LA1', zh: '洛杉矶一仓', en: 'Los Angeles 1', country: 'US', zone: 'America/Los_Angeles' },
  { code: 'NJ2', zh: '新泽西二仓', en: 'New Jersey 2', country: 'US', zone: 'America/New_York' },
  { code: 'DAL', zh: '达拉斯仓', en: 'Dallas', country: 'US', zone: 'America/Chicago' },
  { code: 'YYZ', zh: '多伦多仓', en: 'Toronto', country: 'CA', zone: 'America/Toronto' },
  { code: 'FXT', zh: '费利克斯托仓', en: 'Felixstowe', country: 'GB', zone: 'Europe/London' },
  { code: 'BRE', zh: '不来梅仓', en: 'Bremen', country: 'DE', zone: 'Europe/Berlin' },
  { code: 'CHB', zh: '千叶仓', en: 'Chiba', country: 'JP', zone: 'Asia/Tokyo' },
  { code: 'SYD', zh: '悉尼仓', en: 'Sydney', country: 'AU', zone: 'Australia/Sydney' },
  { code: 'SZX', zh: '深圳集货仓', en: 'Shenzhen consolidation', country: 'CN', zone: 'Asia/Shanghai' },
  { code: 'NGB', zh: '宁波集货仓', en: 'Ningbo consolidation', country: 'CN', zone: 'Asia/Shanghai' },
];

interface Market {
  readonly country: string;
  readonly currency: string;
  readonly zh: string;
  readonly en: string;
  readonly warehouses: readonly string[];
  readonly cities: readonly string[];
}

/** Countries of recipients. */
export const markets: readonly Market[] = [
  {
    country: 'US',
    currency: 'USD',
    zh: '美国',
    en: 'US',
    warehouses: ['LA1', 'LA1', 'NJ2', 'NJ2', 'DAL'],
    cities: [
      'Ontario, CA',
      'San José, CA',
      'Edison, NJ',
      'Brooklyn, NY',
      'Miami, FL',
      'Dallas, TX',
      'Tacoma, WA',
      'Austin, TX',
      'Phoenix, AZ',
      'Denver, CO',
      'Columbus, OH',
      'Atlanta, GA',
      'Raleigh, NC',
      'Portland, OR',
      'Chicago, IL',
      'Boston, MA',
      'Las Vegas, NV',
      'Nashville, TN',
      'St. Louis, MO',
      'Richmond, VA',
    ],
  },
  {
    country: 'CA',
    currency: 'CAD',
    zh: '加拿大',
    en: 'CA',
    warehouses: ['YYZ', 'LA1'],
    cities: ['Calgary, AB', 'Toronto, ON', 'Vancouver, BC', 'Montréal, QC', 'Ottawa, ON', 'Halifax, NS'],
  },
  {
    country: 'GB',
    currency: 'GBP',
    zh: '英国',
    en: 'UK',
    warehouses: ['FXT'],
    cities: ['London', 'Manchester', 'Birmingham', 'Leeds', 'Glasgow', 'Bristol'],
  },
  {
    country: 'DE',
    currency: 'EUR',
    zh: '德国',
    en: 'DE',
    warehouses: ['BRE'],
    cities: ['Berlin', 'München', 'Hamburg', 'Köln', 'Frankfurt am Main', 'Stuttgart'],
  },
  {
    country: 'JP',
    currency: 'JPY',
    zh: '日本',
    en: 'JP',
    warehouses: ['CHB'],
    cities: ['Tokyo', 'Osaka', 'Yokohama', 'Nagoya', 'Fukuoka'],
  },
  {
    country: 'AU',
    currency: 'AUD',
    zh: '澳大利亚',
    en: 'AU',
    warehouses: ['SYD'],
    cities: ['Sydney, NSW', 'Melbourne, VIC', 'Brisbane, QLD', 'Perth, WA'],
  },
];

/** Carrier code, name, home country, and its services with their codes. */
export const carriers: readonly (readonly [
  string,
  string,
  string,
  readonly (readonly [string, string])[],
])[] = [
  [
    'UPS',
    'UPS',
    'US',
    [
      ['UPS_GROUND', 'UPS Ground'],
      ['UPS_SUREPOST', 'UPS SurePost'],
      ['UPS_2DAY', 'UPS 2nd Day Air'],
      ['UPS_STANDARD', 'UPS Standard'],
    ],
  ],
  [
    'FEDEX',
    'FedEx',
    'US',
    [
      ['FEDEX_GROUND', 'FedEx Ground'],
      ['FEDEX_HOME', 'FedEx Home Delivery'],
      ['FEDEX_ECONOMY', 'FedEx Ground Economy'],
      ['FEDEX_2DAY', 'FedEx 2Day'],
    ],
  ],
  [
    'USPS',
    'USPS',
    'US',
    [
      ['USPS_GROUND', 'USPS Ground Advantage'],
      ['USPS_PRIORITY', 'USPS Priority Mail'],
      ['USPS_MEDIA', 'USPS Media Mail'],
    ],
  ],
  [
    'GOFO',
    'GOFO',
    'US',
    [
      ['GOFO_PARCEL', 'GOFO Parcel'],
      ['GOFO_EXPRESS', 'GOFO Express'],
    ],
  ],
  ['ONTRAC', 'OnTrac', 'US', [['ONTRAC_GROUND', 'OnTrac Ground']]],
  [
    'DHL',
    'DHL',
    'DE',
    [
      ['DHL_PAKET', 'DHL Paket'],
      ['DHL_EXPRESS', 'DHL Express Worldwide'],
      ['DHL_ECOMMERCE', 'DHL eCommerce'],
    ],
  ],
  [
    'DPD',
    'DPD',
    'DE',
    [
      ['DPD_CLASSIC', 'DPD Classic'],
      ['DPD_NEXT', 'DPD Next Day'],
    ],
  ],
  [
    'ROYALMAIL',
    'Royal Mail',
    'GB',
    [
      ['RM_TRACKED24', 'Royal Mail Tracked 24'],
      ['RM_TRACKED48', 'Royal Mail Tracked 48'],
    ],
  ],
  ['EVRI', 'Evri', 'GB', [['EVRI_STANDARD', 'Evri Standard']]],
  [
    'CANADAPOST',
    'Canada Post',
    'CA',
    [
      ['CP_EXPEDITED', 'Canada Post Expedited'],
      ['CP_XPRESS', 'Canada Post Xpresspost'],
    ],
  ],
  ['PUROLATOR', 'Purolator', 'CA', [['PURO_GROUND', 'Purolator Ground']]],
  ['YAMATO', 'Yamato', 'JP', [['YAMATO_TA_Q_BIN', 'Yamato TA-Q-BIN']]],
  ['SAGAWA', 'Sagawa', 'JP', [['SAGAWA_STANDARD', 'Sagawa Standard']]],
  [
    'AUSPOST',
    'Australia Post',
    'AU',
    [
      ['AP_PARCEL', 'Australia Post Parcel'],
      ['AP_EXPRESS', 'Australia Post Express'],
    ],
  ],
  [
    'YUNEXPRESS',
    'YunExpress',
    'CN',
    [
      ['YUN_STANDARD', 'YunExpress Standard'],
      ['YUN_PRIORITY', 'YunExpress Priority'],
    ],
  ],
  [
    '4PX',
    '4PX',
    'CN',
    [
      ['4PX_STANDARD', '4PX Global Standard'],
      ['4PX_ECONOMY', '4PX Global Economy'],
    ],
  ],
  ['YANWEN', 'Yanwen', 'CN', [['YANWEN_TRACKED', 'Yanwen Tracked']]],
  ['SFINTL', 'SF International', 'CN', [['SF_STANDARD', 'SF Standard Express']]],
];

/** Sales platforms: key, name, and the countries it sells in. */
export const platforms: readonly (readonly [string, string, readonly string[]])[] = [
  ['amazon', 'Amazon', ['US', 'CA', 'GB', 'DE', 'JP', 'AU']],
  ['shopify', 'Shopify', ['US']],
  ['walmart', 'Walmart', ['US', 'CA']],
  ['tiktok', 'TikTok Shop', ['US', 'GB']],
  ['temu', 'Temu', ['US', 'DE']],
  ['ebay', 'eBay', ['US', 'GB', 'DE', 'AU']],
  ['wayfair', 'Wayfair', ['US']],
  ['shein', 'SHEIN', ['US']],
  ['rakuten', 'Rakuten', ['JP']],
  ['otto', 'OTTO', ['DE']],
];

export const timeZoneCodes = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Taipei',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Singapore',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Asia/Riyadh',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Warsaw',
  'Europe/Prague',
  'Europe/Amsterdam',
  'Europe/Istanbul',
  'Europe/Moscow',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
  'America/Halifax',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'America/Bogota',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Perth',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Africa/Johannesburg',
] as const;

export const countryCodes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR ' +
  'KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC ' +
  'NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK ' +
  'SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS ' +
  'YE YT ZA ZM ZW'
).split(' ');

/** Country names from the language data of the runtime. */
export function displayName(type: 'region' | 'currency' | 'language', code: string): Bilingual {
  const name = (lang: string) => new Intl.DisplayNames(lang, { type }).of(code) ?? code;
  return { zh: name('zh-CN'), en: name('en') };
}

export function timeZoneName(timeZone: string): Bilingual {
  const name = (lang: string) =>
    new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return { zh: name('zh-CN'), en: name('en') };
}
