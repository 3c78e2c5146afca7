import { toLang } from '../i18n/lang';
import {
  DEFAULT_BILLING_PATHS,
  DEFAULT_ENDPOINTS,
  DEFAULT_NEW_TAB_PATHS,
  DEFAULT_ORDER_SEGMENTS,
  DEFAULT_TIMEOUT,
} from './defaults';
import { readSocial } from './read-social';
import { SERVICES } from './services';
import type { ShellConfig } from './types';

/** A configuration value that cannot be used. The shell goes on with the default. */
export interface ConfigProblem {
  key: string;
  value: unknown;
  /** What is allowed, in English for the developer's console. */
  allowed: string;
}

export interface ConfigReading {
  config: ShellConfig;
  problems: ConfigProblem[];
  /** False while `hosts.userCentre`, the one required key, is missing. */
  complete: boolean;
}

const PAGES = ['console', 'login', 'billing', 'billingLegacy', 'erp'] as const;

type Raw = Record<string, unknown>;
const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asRecord = (value: unknown): Raw | undefined => (isRecord(value) ? value : undefined);

/** Merges layers, weakest first. `hosts`, `endpoints`, `icons` and `alerts` are merged key by key. */
export function mergeLayers(layers: readonly unknown[], problems: ConfigProblem[] = []): Raw {
  const merged: Raw = {};
  for (const layer of layers) {
    if (layer === undefined || layer === null) continue;
    if (!isRecord(layer)) {
      problems.push({ key: 'configuration', value: layer, allowed: 'an object' });
      continue;
    }
    for (const [key, value] of Object.entries(layer)) {
      if (value === undefined) continue;
      const before = merged[key];
      if (!isRecord(before) || value === null) merged[key] = value;
      else if (isRecord(value)) merged[key] = { ...before, ...value };
      // A text in the place of `hosts` must not take away the hosts that a weaker layer has named.
      else problems.push({ key, value, allowed: 'an object' });
    }
  }
  return merged;
}

/** Checks every key of interface.md. Never throws: each bad value becomes a problem, and its default counts. */
export function readConfig(layers: readonly unknown[], pageOrigin: string | null): ConfigReading {
  const problems: ConfigProblem[] = [];
  const raw = mergeLayers(layers, problems);

  function pick<T>(
    key: string,
    value: unknown,
    fallback: T,
    allowed: string,
    read: (value: unknown) => T | undefined,
  ): T {
    if (value === undefined || value === null) return fallback;
    const result = read(value);
    if (result !== undefined) return result;
    problems.push({ key, value, allowed });
    return fallback;
  }
  const oneOf = <T extends string>(key: string, values: readonly T[], fallback: T): T =>
    pick(key, raw[key], fallback, values.join(', '), (value) => values.find((allowed) => allowed === value));
  const strings = (key: string, fallback: readonly string[]): readonly string[] =>
    pick(key, raw[key], fallback, 'a list of texts', (value) => {
      const list = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
      return Array.isArray(list) && list.every((item) => typeof item === 'string')
        ? list.filter(Boolean)
        : undefined;
    });
  const text = (key: string, value: unknown): string | null =>
    pick<string | null>(key, value, null, 'a text', (given) =>
      typeof given === 'string' ? given : typeof given === 'number' ? String(given) : undefined,
    );

  const rawHosts = pick<Raw>('hosts', raw.hosts, {}, 'an object of base URLs', asRecord);
  for (const key of Object.keys(rawHosts)) {
    if (![...SERVICES, ...PAGES].some((known) => known === key)) {
      problems.push({
        key: `hosts.${key}`,
        value: rawHosts[key],
        allowed: [...SERVICES, ...PAGES].join(', '),
      });
    }
  }
  const host = (name: string, fallback: string | null): string | null =>
    pick(`hosts.${name}`, rawHosts[name], fallback, 'an http or https base URL', readBase);
  const userCentre = host('userCentre', null);
  const service = (name: string): string => host(name, userCentre) ?? '';
  const consoleHost = host('console', null);

  const endpoints = { ...DEFAULT_ENDPOINTS };
  const rawEndpoints = pick<Raw>('endpoints', raw.endpoints, {}, 'an object of paths', asRecord);
  for (const [name, value] of Object.entries(rawEndpoints)) {
    if (!(name in endpoints)) {
      problems.push({ key: `endpoints.${name}`, value, allowed: Object.keys(endpoints).join(', ') });
    } else if (typeof value !== 'string' || !value.startsWith('/')) {
      problems.push({ key: `endpoints.${name}`, value, allowed: 'a path that starts with /' });
    } else {
      endpoints[name as keyof typeof endpoints] = value;
    }
  }

  const alerts = { toast: true, title: true, desktop: true, announcement: true };
  const rawAlerts = pick<Raw>('alerts', raw.alerts, {}, 'an object of true and false', asRecord);
  for (const [name, value] of Object.entries(rawAlerts)) {
    if (!(name in alerts)) {
      problems.push({ key: `alerts.${name}`, value, allowed: Object.keys(alerts).join(', ') });
    } else {
      alerts[name as keyof typeof alerts] = pick(`alerts.${name}`, value, true, 'true or false', readBoolean);
    }
  }

  const config: ShellConfig = {
    hosts: {
      userCentre: userCentre ?? '',
      boss: service('boss'),
      fbb: service('fbb'),
      ship: service('ship'),
      feedback: service('feedback'),
      bi: service('bi'),
      orderApi: service('orderApi'),
      billingApi: service('billingApi'),
      console: consoleHost,
      login: host('login', consoleHost === null ? null : `${consoleHost}/login`),
      billing: host('billing', null),
      billingLegacy: host('billingLegacy', null),
      erp: host('erp', null),
    },
    system: text('system', raw.system),
    overseasOrganisation: pick<string | null>(
      'overseasOrganisation',
      raw.overseasOrganisation,
      null,
      'the id of an organisation',
      (value) => (/^\w{1,64}$/.test(String(value)) ? String(value) : undefined),
    ),
    portal: pick('portal', raw.portal, isOrigin(consoleHost, pageOrigin), 'true or false', readBoolean),
    // Any other language is zh-CN by the specification, and so is not a problem.
    lang: raw.lang === undefined || raw.lang === null ? null : toLang(raw.lang),
    orderApiSegments: strings('orderApiSegments', DEFAULT_ORDER_SEGMENTS),
    billingPaths: strings('billingPaths', DEFAULT_BILLING_PATHS),
    newTabPaths: strings('newTabPaths', DEFAULT_NEW_TAB_PATHS),
    endpoints,
    cookieDomain: text('cookieDomain', raw.cookieDomain),
    tokenStorage: oneOf('tokenStorage', ['memory', 'session'], 'memory'),
    unauthorised: oneOf('unauthorised', ['redirect', 'button'], 'redirect'),
    getToken: pick<ShellConfig['getToken']>('getToken', raw.getToken, null, 'an async function', (value) =>
      typeof value === 'function' ? (value as () => Promise<string | null>) : undefined,
    ),
    loginHosts: pick<readonly string[]>('loginHosts', raw.loginHosts, [], 'a list of origins', readOrigins),
    social: pick<ShellConfig['social']>(
      'social',
      raw.social,
      null,
      '{ providers, hosts }, both lists',
      (value) => readSocial(value, readHost),
    ),
    theme: oneOf('theme', ['light', 'dark', 'auto'], 'auto'),
    density: oneOf('density', ['normal', 'compact'], 'normal'),
    icons: pick<Readonly<Record<string, string>>>(
      'icons',
      raw.icons,
      {},
      'an object of SVG texts',
      (value) =>
        isRecord(value) && Object.values(value).every((svg) => typeof svg === 'string')
          ? (value as Record<string, string>)
          : undefined,
    ),
    requestTimeout: pick(
      'requestTimeout',
      raw.requestTimeout,
      DEFAULT_TIMEOUT,
      '1 to 3600000 ms',
      (value) => {
        const ms = Number(value);
        return Number.isFinite(ms) && ms >= 1 && ms <= 3_600_000 ? ms : undefined;
      },
    ),
    alerts,
  };
  for (const key of Object.keys(raw)) {
    if (!(key in config)) problems.push({ key, value: raw[key], allowed: Object.keys(config).join(', ') });
  }
  return { config, problems, complete: userCentre !== null };
}

/** An http(s) base URL without its trailing slash. */
function readBase(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const url = new URL(value);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
    return value.replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}

/** A host with its port, out of itself or of an origin. */
function readHost(value: unknown): string | undefined {
  const base = readBase(
    /^https?:/.test(String(value)) ? value : typeof value === 'string' && `https://${value}`,
  );
  return base && new URL(base).host;
}

function readOrigins(value: unknown): readonly string[] | undefined {
  const list = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
  if (!Array.isArray(list)) return undefined;
  const origins = list.map((item) => {
    const base = readBase(item);
    return base === undefined ? undefined : new URL(base).origin;
  });
  return origins.every((origin) => origin !== undefined) ? (origins as string[]) : undefined;
}

function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === '') return true;
  if (value === false || value === 'false') return false;
  return undefined;
}

function isOrigin(base: string | null, origin: string | null): boolean {
  return base !== null && origin !== null && new URL(base).origin === origin;
}
